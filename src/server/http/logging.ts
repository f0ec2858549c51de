import type { Writable } from 'node:stream';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/**
 * What of an error may be written down: never a body or a statement's values, which can hold
 * health data.
 */
const safeError = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        ...('code' in error ? { code: error.code } : {}),
      }
    : { type: typeof error, message: 'not an error object', stack: '' };

export const logOptions = (
  level: Config['logLevel'],
  logTo: Writable | undefined,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: { err: safeError },
  ...(logTo === undefined ? {} : { stream: logTo }),
});

/**
 * Writes one line for each answer: the route's pattern instead of the address, so that no id, query or
 * person's data gets into a log.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    next();
  });
};
