import { once } from 'node:events';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** The requests of a flood, each sent on its own connection, all at the same time. */
export interface Flood {
  readonly origin: string;
  readonly path: string;
  readonly cookie: string;
  readonly bodies: readonly string[];
}

const { origin, path, cookie, bodies }: Flood = workerData;
const { hostname, port, host } = new URL(origin);

const sockets = bodies.map(() => connect({ host: hostname, port: Number(port) }));
await Promise.all(sockets.map((socket) => once(socket, 'connect')));

const statuses = sockets.map(async (socket, index) => {
  const body = bodies[index] ?? '';
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return {
    status: Number(answer.slice(9, 12)),
    retryAfter: /retry-after: (\d+)/i.exec(answer)?.[1] ?? null,
  };
});
parentPort?.postMessage(await Promise.all(statuses));
