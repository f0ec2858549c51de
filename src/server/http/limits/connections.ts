import { createServer, type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import * as z from 'zod/mini';
import { HttpError } from '#server/errors.ts';
import type { Drain } from '#server/http/probes/drain.ts';

/** A request that takes longer to arrive is cut off; the largest file takes so long over a slow line. */
const REQUEST_TIMEOUT_MS = 900_000;
/** So long may a connection stay open before the head of a request has arrived. */
const HEADERS_TIMEOUT_MS = 10_000;
/** How often connections are held against the two limits above. */
const CHECK_EVERY_MS = 2_000;
/** Longer than the minute for which proxies keep a connection, so that none sends into one that is closing. */
const KEEP_ALIVE_MS = 72_000;
/** A connection on which nothing moves is closed after this, whatever it waits for. */
const SILENCE_MS = 120_000;
/** So long may work take of which nothing moves until it is done. */
const LONG_WORK_MS = 3_600_000;
/** So long may a caller take to read why the connection is closed. */
const LAST_READ_MS = 1_000;
const CONNECTIONS_MAX = 10_000;
/** Descriptors that are left for the database, the log and the program itself. */
const OTHER_DESCRIPTORS = 64;

/** Keeps the connection of a request whose work can take long, until its answer is sent. */
export const allowLongWork = ({ socket }: IncomingMessage): void => {
  // Requests that come by no connection have nothing to keep.
  if (socket instanceof Socket) socket.setTimeout(LONG_WORK_MS);
};

/** What of Node's report on itself is of use here; Windows has no such limits. */
const limitsInReport = z.object({
  userLimits: z.optional(
    z.object({
      open_files: z.optional(z.object({ soft: z.union([z.number(), z.string()]) })),
    }),
  ),
});

/** How many files and connections this process may have open; null where the system sets no limit. */
const descriptorsMax = (): number | null => {
  // Names of hosts are not asked for, which could take long.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = limitsInReport.parse(process.report.getReport());
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
};

/** Half of the descriptors that are left: each answer may have a file open beside its connection. */
const connectionsMax = (): number => {
  const descriptors = descriptorsMax();
  if (descriptors === null) return CONNECTIONS_MAX;
  return Math.min(CONNECTIONS_MAX, Math.max(8, Math.floor((descriptors - OTHER_DESCRIPTORS) / 2)));
};

/**
 * Makes servers whose connections are bounded in number and time, so that callers who only hold connections
 * open cannot use up the descriptors of the process. When all are taken, those between two requests are closed.
 *
 * @param onError is told when the system refused to accept a connection
 */
export const boundedServers =
  (onError: (error: Error) => void): FastifyServerFactory =>
  (handler) => {
    const server = createServer(
      {
        requestTimeout: REQUEST_TIMEOUT_MS,
        headersTimeout: HEADERS_TIMEOUT_MS,
        connectionsCheckingInterval: CHECK_EVERY_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
      handler,
    );
    server.setTimeout(SILENCE_MS);
    server.maxConnections = connectionsMax();
    server.on('drop', () => server.closeIdleConnections());
    // Errors before that are those of the start, which stop it.
    server.once('listening', () => server.on('error', onError));
    return server;
  };

/**
 * From the drain on, every answer ends its connection. One kept alive would hold up the stop until
 * its time-out.
 */
export const closeConnectionsAtEnd = (app: FastifyInstance, drain: Drain): void => {
  app.addHook('preClose', (done) => {
    drain.begin();
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.hasBegun()) reply.header('connection', 'close');
    done();
  });
};

const REASONS: Readonly<Record<string, readonly [status: string, refusal: HttpError]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    new HttpError('too_large', 'The headers of this request are too large.'),
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    new HttpError('invalid', 'This request took too long to arrive.'),
  ],
};

const UNREADABLE = [
  '400 Bad Request',
  new HttpError('invalid', 'This request could not be understood.'),
] as const;

/** Answers what is no HTTP request, before there is any to route, in the same envelope as all else. */
export const answerBrokenRequest =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code: string }, socket: Socket): void => {
    // The caller is gone, or an answer is half sent already.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const [status, refusal] = REASONS[error.code] ?? UNREADABLE;
    const body = JSON.stringify(refusal.body(''));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    // A caller who does not close the connection could otherwise keep it.
    setTimeout(() => socket.destroy(), LAST_READ_MS).unref();
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  };
