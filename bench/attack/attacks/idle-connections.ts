import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ENGINES } from '#tests/support/database/engines.ts';
import { visit } from '#tests/support/visitor.ts';
import type { Attack } from '../world.ts';

const DESCRIPTORS = 256;
const CONNECTIONS = 3_000;
const GIVE_UP_MS = 60_000;

/** Many more idle connections than the server has file descriptors. */
export const idleConnections: Attack = {
  name: 'idle connections',
  engines: ENGINES,
  run: async ({ start, after }) => {
    const app = await start({}, DESCRIPTORS);
    let died = 0;
    void app.ended.then(() => {
      died = 1;
    });
    const visitor = await visit(app.url);
    const sockets = Array.from({ length: CONNECTIONS }, () =>
      connect(Number(new URL(app.url).port), '127.0.0.1').on('error', () => undefined),
    );
    after(() => {
      for (const socket of sockets) socket.destroy();
    });
    await Promise.race([
      Promise.allSettled(sockets.map((socket) => once(socket, 'connect'))),
      delay(GIVE_UP_MS / 2),
    ]);
    const begun = performance.now();
    let status = 0;
    while (status !== 201 && died === 0 && performance.now() - begun < GIVE_UP_MS) {
      status = await visitor.log(crypto.randomUUID()).catch(() => 0);
      if (status !== 201) await delay(100);
    }
    const detail = `${CONNECTIONS} connections, ${DESCRIPTORS} descriptors`;
    return [
      { what: 'processes that ended', figure: died, bound: 0, detail },
      {
        what: 'seconds until a write is taken again',
        figure: status === 201 ? (performance.now() - begun) / 1000 : Infinity,
        bound: 20,
        detail,
      },
    ];
  },
};
