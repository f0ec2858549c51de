import type { Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifySerializerCompiler,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { systemEndpoints } from '#contract/system.ts';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import type { Config } from '#server/config.ts';
import { answerBadUrl, answerErrors } from './answer-errors.ts';
import { apiDocs } from './api-docs.ts';
import { answerInLanguage } from './language.ts';
import {
  answerBrokenRequest,
  boundedServers,
  closeConnectionsAtEnd,
} from './limits/connections.ts';
import { shedLoad } from './limits/load-shedding.ts';
import { logOptions, logRequests } from './log/logging.ts';
import { requestIds } from './log/request-ids.ts';
import { refuseOtherHosts } from './origin/public-host.ts';
import type { Drain } from './probes/drain.ts';
import { securityHeaders } from './security-headers.ts';

/** Maximum size of a request body: 1 MB. A larger body is rejected with a 413. */
const BODY_LIMIT_BYTES = 1_000_000;

/**
 * If the setting is a number, this many of the proxies nearest to the server are trusted. Fastify's own setting does
 * not allow a number, because a client that reaches the port directly could then forge its address. The README says
 * when a number is safe.
 */
const proxyTrust = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

interface HttpParts {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'logLevel'>;
  /** The destination of log lines. Undefined means standard output. */
  readonly logTo: Writable | undefined;
  /** Whether to check each response against the contract. */
  readonly checkReplies: boolean;
  readonly drain: Drain;
}

/** Checks each response against the contract. Fields that the contract does not declare are also an error. */
const exactly: FastifySerializerCompiler<unknown> = (route) => {
  const serialize = serializerCompiler(route as Parameters<typeof serializerCompiler>[0]);
  return (reply) => {
    const text = serialize(reply);
    if (!isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(reply))))
      throw new Error(
        `The reply of ${route.method} ${route.url} has fields that the contract does not know.`,
      );
    return text;
  };
};

/**
 * Creates the HTTP server, still without the routes of the features, with its limits, headers, logging, error handling
 * and API documentation.
 */
export const httpServer = async ({
  config,
  logTo,
  checkReplies,
  drain,
}: HttpParts): Promise<FastifyInstance> => {
  const headers = securityHeaders(config.publicUrl?.protocol === 'https:');
  const app: FastifyInstance = Fastify({
    logger: logOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: proxyTrust(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    serverFactory: boundedServers({
      byProxy: config.trustProxy !== false,
      onError: (error) => app.log.error({ err: error }, 'a connection was not accepted'),
    }),
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBrokenRequest(headers),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(checkReplies ? exactly : () => JSON.stringify);
  // Only JSON is accepted. By default Fastify would also accept plain text.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api/') || request.url.startsWith('/auth/')) {
      reply.header('cache-control', 'no-store');
    }
    next();
  });
  answerInLanguage(app, LANGUAGES);
  answerErrors(app);
  if (config.publicUrl !== null) refuseOtherHosts(app, config.publicUrl);
  logRequests(app);
  closeConnectionsAtEnd(app, drain);
  await app.register(compress, {
    // A reply in lines (NDJSON) must be sent line by line, and built files are already compressed, so only JSON is
    // compressed here.
    customTypes: /^application\/json\b/,
    encodings: ['br', 'gzip'],
    // Request bodies are not decompressed, which prevents decompression bombs.
    globalDecompression: false,
  });
  await app.register(cookie);
  shedLoad(app, systemEndpoints.health.path);
  await apiDocs(app);
  return app;
};
