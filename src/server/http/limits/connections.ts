import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import * as z from 'zod/mini';
import { HttpError } from '#server/errors.ts';
import type { Drain } from '#server/http/probes/drain.ts';
import { texts } from '#texts/answers.js';
import { networksOf } from './addresses.ts';
import { connectionSlots, type Doing } from './places.ts';

/** How long a whole request may take to arrive. The largest file needs this long over a slow connection. */
const REQUEST_TIMEOUT_MS = 900_000;
/** How long a request's headers may take to arrive. */
const HEADERS_TIMEOUT_MS = 10_000;
/**
 * How long a request may take to arrive completely, or to deliver its next `ARRIVAL_BYTES`. A small request therefore
 * has this time in total, and a file must arrive at least at the speed of the slowest mobile network.
 */
const ARRIVAL_MS = 15_000;
const ARRIVAL_BYTES = 60_000;
/** How often the two timeouts above are checked. */
const CHECK_EVERY_MS = 2_000;
/**
 * How long an idle connection is kept open. This is longer than the minute for which proxies keep a connection open, so
 * that no proxy sends a request on a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 72_000;
/** How long a connection may be without activity before it is closed, even if it is waiting for a response. */
const SILENCE_MS = 120_000;
/** How long work may take that sends no data until it is done. */
const LONG_WORK_MS = 3_600_000;
/** How long a client may take to read why its connection is being closed. */
const LAST_READ_MS = 1_000;
const CONNECTIONS_MAX = 10_000;
/** Maximum share of all connections that one network may have. */
const PART_OF_NETWORK = 1 / 4;
/** Number of file descriptors that are reserved for the database, the log and the program itself. */
const OTHER_DESCRIPTORS = 64;

/** Keeps the connection of a request open until its response is sent, even if the work for it takes long. */
export const allowLongWork = ({ socket }: IncomingMessage): void => {
  // Injected requests have no socket.
  if (socket instanceof Socket) socket.setTimeout(LONG_WORK_MS);
};

/** The part of Node's diagnostic report with the limits of the process. On Windows the report has no limits. */
const limitsInReport = z.object({
  userLimits: z.optional(
    z.object({
      open_files: z.optional(z.object({ soft: z.union([z.number(), z.string()]) })),
    }),
  ),
});

/** How many files and connections this process may have open. Null when the system sets no limit. */
const descriptorsMax = (): number | null => {
  // Leaves network interfaces out of the report, because looking up their host names could take long.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = limitsInReport.parse(process.report.getReport());
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
};

/**
 * The number of connections to allow: half of the file descriptors that remain, because each response may need another
 * descriptor for a file.
 */
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

/**
 * Aborts a request whose body arrives too slowly. The request is not aborted while data that has already arrived still
 * waits for this process to read it.
 */
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

/** Creates a function that is called for each request of one connection and reports the connection's state. */
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
      // Most bodies arrive together with the headers, but the app may not read them until much later.
      setImmediate(arrived);
    }
    note();
  };
};

interface ConnectionRules {
  /** Whether clients connect through proxies. The address of a connection then does not identify the user. */
  readonly byProxy: boolean;
  /** Called when the system could not accept a connection. */
  readonly onError: (error: Error) => void;
}

/**
 * Creates servers that limit the number and the duration of connections, in total and per network. Idle connections can
 * then neither use up the process's file descriptors nor block other users.
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
    // Errors before the server listens are startup errors, which the caller handles.
    server.once('listening', () => server.on('error', onError));
    return server;
  };
};

/**
 * After the drain has begun, every response closes its connection. A connection that is kept alive would delay the
 * shutdown until its timeout.
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

/** The status and the refusal for an error of the HTTP parser. */
const refusalFor = (code: string): readonly [status: number, refusal: HttpError] => {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return [431, new HttpError('too_large', texts.headersTooLarge)];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, new HttpError('invalid', texts.tookTooLong)];
    default:
      return [400, new HttpError('invalid', texts.notUnderstood)];
  }
};

/** Responds to a malformed HTTP request, before routing, in the usual format of errors. */
export const answerBrokenRequest =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code: string }, socket: Socket): void => {
    // The client is gone, or a part of a response was already sent.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const [status, refusal] = refusalFor(error.code);
    const body = JSON.stringify(refusal.body(''));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    // The connection is closed after a moment; otherwise a client that does not close it could keep it open.
    setTimeout(() => socket.destroy(), LAST_READ_MS).unref();
    const statusLine = ['HTTP/1.1', status, STATUS_CODES[status]].join(' ');
    socket.end([statusLine, ...lines, '', body].join('\r\n'));
  };
