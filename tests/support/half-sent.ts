import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { identityEndpoints } from '#contract/identity.ts';

const BODY_BYTES = 60;

/** Sends the headers and one byte of the body of a login. */
export const halfSent = (url: string, localAddress?: string): Socket => {
  const { hostname, port, host } = new URL(url);
  const socket = connect({
    host: hostname,
    port: Number(port),
    ...(localAddress === undefined ? {} : { localAddress }),
  });
  const head = [
    `POST ${identityEndpoints.login.path} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${BODY_BYTES}`,
  ];
  socket.on('error', () => undefined).resume();
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  return socket;
};

/**
 * Sends many incomplete logins, as `halfSent` does, from a separate loopback address. Resolves once all are connected.
 */
export const halfSentFrom = async (
  localAddress: string,
  url: string,
  count: number,
): Promise<readonly Socket[]> => {
  const sockets = Array.from({ length: count }, () => halfSent(url, localAddress));
  await Promise.allSettled(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
};
