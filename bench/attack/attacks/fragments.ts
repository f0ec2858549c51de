import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { identityEndpoints } from '#contract/identity.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import { aTask } from '#tests/api/support/examples.ts';
import { visit } from '#tests/support/visitor.ts';
import { say, statusOf } from '../people.ts';
import type { Attack } from '../world.ts';

const TIMES = 100;
const MARK = 'a mark that is nowhere else';

const marksIn = (folder: string): number =>
  readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'latin1').split(MARK).length - 1)
    .reduce((sum, count) => sum + count, 0);

/** Looks for traces in the database files after an account was deleted. */
export const fragments: Attack = {
  name: 'fragments of deleted data',
  engines: ['sqlite'],
  run: async ({ start, dataDir }) => {
    const app = await start();
    const [ada, ben] = [await visit(app.url), await visit(app.url)];
    for (let times = 0; times < TIMES; times += 1) {
      await statusOf(`${app.url}${taskEndpoints.add.path}`, {
        method: 'POST',
        headers: ada.headers,
        body: JSON.stringify(aTask(ada.userId, { title: `${MARK} ${times}` })),
      });
      await (await say(app.url, ada, `I had a long day, ${MARK} ${times}`)).arrayBuffer();
      await ben.log(crypto.randomUUID());
    }
    const before = marksIn(dataDir);
    const status = await statusOf(`${app.url}${identityEndpoints.deleteAccount.path}`, {
      method: 'POST',
      headers: ada.headers,
      body: '{}',
    });
    app.signal('SIGTERM');
    await app.ended;
    return [
      {
        what: 'fragments left',
        figure: status === 200 && before > 0 ? marksIn(dataDir) : Number.NaN,
        bound: 0,
        detail: `${before} before the account was deleted`,
      },
    ];
  },
};
