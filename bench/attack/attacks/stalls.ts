import { setTimeout as delay } from 'node:timers/promises';
import { ENGINES } from '#tests/support/database/engines.ts';
import { visit } from '#tests/support/visitor.ts';
import { health, isDangerAnswered } from '../people.ts';
import type { Attack } from '../world.ts';

const STALLS = 5;
const STALL_MS = 1_200;

/** The process is stopped for more than a second and receives requests during this time. */
export const stalls: Attack = {
  name: 'stalls of a second',
  engines: ENGINES,
  run: async ({ start, after }) => {
    const app = await start();
    const visitor = await visit(app.url);
    after(() => app.signal('SIGCONT'));
    let [unanswered, asked] = [0, 0];
    const ask = async (): Promise<void> => {
      const answers = await Promise.all([
        health(app.url).then((status) => status === 200),
        isDangerAnswered(app.url, visitor),
        visitor.log(crypto.randomUUID()).then(
          (status) => status === 201,
          () => false,
        ),
      ]);
      asked += answers.length;
      unanswered += answers.filter((isAnswered) => !isAnswered).length;
    };
    for (let times = 0; times < STALLS; times += 1) {
      app.signal('SIGSTOP');
      const meanwhile = ask();
      await delay(STALL_MS);
      app.signal('SIGCONT');
      await meanwhile;
      for (let after = 0; after < 5; after += 1) await ask();
    }
    const detail = `${STALLS} stalls of ${STALL_MS} ms, ${asked} requests`;
    return [{ what: 'requests unanswered', figure: unanswered, bound: 0, detail }];
  },
};
