import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '#server/errors.ts';

/**
 * While the app stops, every answer ends its connection. One kept alive would hold up the stop until
 * its time-out.
 */
export const closeConnectionsAtEnd = (app: FastifyInstance): void => {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
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
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  };
