import path from 'node:path';
import Database from 'better-sqlite3';
import { visit } from '#tests/support/visitor.ts';
import { timed } from '../people.ts';
import type { Attack } from '../world.ts';

const WRITES = 20;

/** Another process acquires the SQLite lock and does not release it. */
export const foreignLock: Attack = {
  name: 'a foreign lock on SQLite',
  engines: ['sqlite'],
  run: async ({ start, dataDir, after }) => {
    const { url } = await start();
    const [ada, ben] = [await visit(url), await visit(url)];
    const other = new Database(path.join(dataDir, 'evenkeel.db'));
    after(() => other.close());
    other.exec('begin immediate');
    let [wrong, longestReadMs] = [0, 0];
    let isOver = false;
    const writing = timed(() =>
      Promise.all(
        Array.from({ length: WRITES }, async () => {
          const status = await ada.log(crypto.randomUUID()).catch(() => 0);
          if (status !== 503) wrong += 1;
        }),
      ),
    ).finally(() => {
      isOver = true;
    });
    while (!isOver) longestReadMs = Math.max(longestReadMs, await timed(() => ben.ids()));
    const writeMs = await writing;
    const refusal = await fetch(`${url}/auth/guest`, { method: 'POST' });
    await refusal.arrayBuffer();
    other.exec('rollback');
    const isBack = (await ada.log(crypto.randomUUID())) === 201;
    const detail = `${WRITES} writes at once, afterwards ${isBack ? 'taken' : 'refused'}`;
    const retryS = Number(refusal.headers.get('retry-after') ?? 0);
    return [
      {
        what: 'writes answered but with 503',
        figure: wrong + Number(!isBack) + Number(refusal.status !== 503 || retryS <= 0),
        bound: 0,
        detail,
      },
      { what: 'ms until all were answered', figure: writeMs, bound: 4_000, detail },
      { what: 'ms that a read waits at most', figure: longestReadMs, bound: 1_000, detail },
    ];
  },
};
