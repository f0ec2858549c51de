import { setTimeout as delay } from 'node:timers/promises';
import { visit } from '#tests/support/visitor.ts';
import type { Attack } from '../world.ts';

const WRITERS = 20;
const RESTARTS = 3;
const BETWEEN_MS = 2_000;

/** PostgreSQL is restarted while there are many writes. */
export const restarts: Attack = {
  name: 'restarts of PostgreSQL',
  engines: ['postgresql'],
  run: async ({ start, postgres }) => {
    const apps = [await start(), await start()];
    let died = 0;
    for (const app of apps)
      void app.ended.then(() => {
        died += 1;
      });
    const people = await Promise.all(
      Array.from({ length: WRITERS }, (_, at) => visit(apps[at % 2]?.url ?? '')),
    );
    const acknowledged = people.map(() => new Set<string>());
    const unexpected = new Set<number>();
    let isOver = false;
    const writing = people.map(async (person, at) => {
      while (!isOver) {
        const id = crypto.randomUUID();
        const status = await person.log(id).catch(() => 0);
        if (status === 201) acknowledged[at]?.add(id);
        else {
          if (status !== 503) unexpected.add(status);
          await delay(20);
        }
      }
    });
    for (let times = 0; times < RESTARTS; times += 1) {
      await delay(BETWEEN_MS);
      await postgres.restart();
    }
    await delay(BETWEEN_MS);
    isOver = true;
    await Promise.all(writing);
    const kept = await Promise.all(people.map(async (person) => new Set(await person.ids())));
    const lost = acknowledged.flatMap((ids, at) => [...ids].filter((id) => !kept[at]?.has(id)));
    const count = acknowledged.reduce((sum, ids) => sum + ids.size, 0);
    const detail = `${RESTARTS} restarts, ${WRITERS} writers, ${count} writes acknowledged`;
    return [
      { what: 'processes that ended', figure: died, bound: 0, detail },
      { what: 'acknowledged writes lost', figure: lost.length, bound: 0, detail },
      { what: 'kinds of answers but 201 and 503', figure: unexpected.size, bound: 0, detail },
    ];
  },
};
