import type { Writable } from 'node:stream';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';
import { isProbe } from '../probes/probes.ts';

/** The part of an error that may be logged: its type and stack frames. Its message could quote a user's entries. */
const safeError = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: '',
    stack: frames.join('\n'),
    ...('code' in error ? { code: error.code } : {}),
  };
};

export const logOptions = (
  level: Config['logLevel'],
  logTo: Writable | undefined,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: { err: safeError },
  ...(logTo === undefined ? {} : { stream: logTo }),
});

/**
 * Logs one line per response. The line contains the route's pattern instead of the URL, so that no id, query or
 * personal data is logged.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, next) => {
    const { statusCode: status } = reply;
    // Probes arrive every few seconds and would fill the log.
    const level = isProbe(request.routeOptions.url) && status === 200 ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status,
        durationMs: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    next();
  });
};
