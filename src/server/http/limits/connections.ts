import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import * as z from 'zod/mini';
import { HttpError } from '#server/errors.ts';
import type { Drain } from '#server/http/probes/drain.ts';
import { networksOf } from './addresses.ts';
import { connectionSlots, type Doing } from './places.ts';

/** The most time a whole request may take to arrive; the largest file takes this long over a slow line. */
const REQUEST_TIMEOUT_MS = 900_000;
/** The most time until the head of a request has arrived. */
const HEADERS_TIMEOUT_MS = 10_000;
/**
 * A request must be complete within this time, or bring `ARRIVAL_BYTES` in each such period: a small request as a
 * whole, a file at the pace of the slowest mobile network.
 */
const ARRIVAL_MS = 15_000;
const ARRIVAL_BYTES = 60_000;
/** How often connections are checked against the two timeouts above. */
const CHECK_EVERY_MS = 2_000;
/** Longer than the minute proxies keep a connection open, so that none sends into one that is closing. */
const KEEP_ALIVE_MS = 72_000;
/** An inactive connection is closed after this, whatever it waits for. */
const SILENCE_MS = 120_000;
/** The longest work that shows no activity until it is done. */
const LONG_WORK_MS = 3_600_000;
/** How long a client may take to read why the connection is closed. */
const LAST_READ_MS = 1_000;
const CONNECTIONS_MAX = 10_000;
/** The largest share of all connections that one network may have. */
const PART_OF_NETWORK = 1 / 4;
/** Descriptors reserved for the database, the log and the program itself. */
const OTHER_DESCRIPTORS = 64;

/** Keeps the connection of a long-running request open until its answer is sent. */
export const allowLongWork = ({ socket }: IncomingMessage): void => {
  // Injected requests have no socket.
  if (socket instanceof Socket) socket.setTimeout(LONG_WORK_MS);
};

/** The relevant part of Node's diagnostic report; Windows has no such limits. */
const limitsInReport = z.object({
  userLimits: z.optional(
    z.object({
      open_files: z.optional(z.object({ soft: z.union([z.number(), z.string()]) })),
    }),
  ),
});

/** How many files and connections this process may have open; null where the system sets no limit. */
const descriptorsMax = (): number | null => {
  // Skips network interfaces, whose host names could take long to look up.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = limitsInReport.parse(process.report.getReport());
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
};

/** Half of the remaining descriptors, since each response may also have a file open. */
const connectionsMax = (): number => {
  const descriptors = descriptorsMax();
  if (descriptors === null) return CONNECTIONS_MAX;
  return Math.min(CONNECTIONS_MAX, Math.max(8, Math.floor((descriptors - OTHER_DESCRIPTORS) / 2)));
};

/** Whether a request has a body. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const tooSlow = () =>
  Object.assign(new Error('The request took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Aborts a request whose body arrives too slowly. Data that this side has not read yet does not count against it. */
const enforceArrivalRate = (server: Server, request: IncomingMessage): void => {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (socket.bytesRead - before < ARRIVAL_BYTES && request.readableLength === 0) {
      clearInterval(timer);
      server.emit('clientError', tooSlow(), socket);
    }
    before = socket.bytesRead;
  }, ARRIVAL_MS).unref();
};

/** Creates the function that tracks the requests of one connection and reports its state. */
const follower = (turn: (doing: Doing) => void) => {
  let [arriving, answering] = [0, 0];
  const note = () => turn(arriving > 0 ? 'arriving' : answering > 0 ? 'answering' : 'resting');
  return (request: IncomingMessage, response: ServerResponse): void => {
    answering += 1;
    response.once('close', () => {
      answering -= 1;
      note();
    });
    if (hasBody(request)) {
      arriving += 1;
      let isThere = false;
      const arrived = () => {
        if (isThere || !request.complete) return;
        isThere = true;
        arriving -= 1;
        note();
      };
      request.once('end', arrived);
      // Most bodies arrive with their head, but may be read much later.
      setImmediate(arrived);
    }
    note();
  };
};

interface ConnectionRules {
  /** Whether clients connect through proxies, so that an address says nothing about the user. */
  readonly byProxy: boolean;
  /** Called when the system failed to accept a connection. */
  readonly onError: (error: Error) => void;
}

/**
 * Creates servers that limit their connections in number and time, in total and per network, so that idle connections
 * can neither exhaust the process's descriptors nor lock others out.
 */
export const boundedServers = ({ byProxy, onError }: ConnectionRules): FastifyServerFactory => {
  const max = connectionsMax();
  const maxOfNetwork = Math.ceil(max * PART_OF_NETWORK);
  const places = connectionSlots<Socket>({ max, maxOfNetwork });
  return (handler) => {
    const followers = new WeakMap<Socket, ReturnType<typeof follower>>();
    const server = createServer(
      {
        requestTimeout: REQUEST_TIMEOUT_MS,
        headersTimeout: HEADERS_TIMEOUT_MS,
        connectionsCheckingInterval: CHECK_EVERY_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
      (request, response) => {
        followers.get(request.socket)?.(request, response);
        if (hasBody(request)) enforceArrivalRate(server, request);
        handler(request, response);
      },
    );
    server.setTimeout(SILENCE_MS);
    server.on('connection', (socket) => {
      const { narrow, wide } = networksOf(socket.remoteAddress ?? '');
      const leaves = places.enter(socket, byProxy ? null : (wide ?? narrow));
      followers.set(
        socket,
        follower((doing) => places.turn(socket, doing)),
      );
      socket.once('close', () => places.leave(socket));
      if (leaves === null) return;
      places.leave(leaves);
      leaves.destroy();
      server.emit('drop');
    });
    // Errors before that are startup errors, which end the start.
    server.once('listening', () => server.on('error', onError));
    return server;
  };
};

/**
 * Once the drain begins, every response closes its connection. One kept alive would delay the shutdown until its
 * timeout.
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

/** Answers a malformed HTTP request, before routing, with the usual error envelope. */
export const answerBrokenRequest =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code: string }, socket: Socket): void => {
    // The client is gone, or a response has already been sent in part.
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
    // A client that does not close the connection could otherwise keep it open.
    setTimeout(() => socket.destroy(), LAST_READ_MS).unref();
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  };
