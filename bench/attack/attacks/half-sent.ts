import { setTimeout as delay } from 'node:timers/promises';
import { ENGINES } from '#tests/support/database/engines.ts';
import { halfSentFrom } from '#tests/support/half-sent.ts';
import { visit } from '#tests/support/visitor.ts';
import type { Attack } from '../world.ts';

const DESCRIPTORS = 1_024;
const CONNECTIONS = 600;
const PEOPLE = 40;
const DRIP_MS = 5_000;
const LIMIT_MS = 3_000;

const inTime = (act: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    act.then(
      (status) => status === 201,
      () => false,
    ),
    delay(LIMIT_MS, false),
  ]);

/** Logins from one address arrive one byte at a time, while new and signed-in people use the server. */
export const halfSent: Attack = {
  name: 'incomplete log-ins from one address',
  engines: ENGINES,
  run: async ({ start, after }) => {
    const { url } = await start({}, DESCRIPTORS);
    const ada = await visit(url);
    const sockets = await halfSentFrom('127.0.0.2', url, CONNECTIONS);
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(' ');
    }, DRIP_MS);
    after(() => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    });
    let [newcomers, signedIn] = [0, 0];
    for (let times = 0; times < PEOPLE; times += 1) {
      if (!(await inTime(visit(url).then((ben) => ben.log(crypto.randomUUID()))))) newcomers += 1;
      if (!(await inTime(ada.log(crypto.randomUUID())))) signedIn += 1;
    }
    const begun = performance.now();
    while (sockets.some(({ closed }) => !closed) && performance.now() - begun < 30_000)
      await delay(500);
    const open = sockets.filter(({ closed }) => !closed).length;
    const detail = `${CONNECTIONS} connections, ${DESCRIPTORS} descriptors, ${PEOPLE} of each`;
    return [
      { what: 'newcomers not served', figure: newcomers, bound: 0, detail },
      { what: 'signed-in people not served', figure: signedIn, bound: 0, detail },
      { what: 'half-sent requests left after 30 s', figure: open, bound: 0, detail },
    ];
  },
};
