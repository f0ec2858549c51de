import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import type { Flood } from '#tests/support/flood-worker.ts';
import { visit } from '#tests/support/visitor.ts';
import { isDangerAnswered, messageOf, middle, timed } from '../people.ts';
import type { Attack } from '../world.ts';

const MESSAGES = 300;
const LONG =
  'I had a long day, my boss was angry with me, and then the dog ran away again. '.repeat(48);

/** Many long messages from one person at the same time. */
export const flood: Attack = {
  name: '300 long messages at once',
  engines: ENGINES,
  run: async ({ start }) => {
    const app = await start();
    const [ada, ben] = [await visit(app.url), await visit(app.url)];
    await ben.log(crypto.randomUUID());
    const workerData: Flood = {
      origin: app.url,
      path: chatEndpoints.analyze.path,
      cookie: ada.headers.cookie ?? '',
      bodies: Array.from({ length: MESSAGES }, () => JSON.stringify(messageOf(ada, LONG))),
    };
    const file = new URL('../../../tests/support/flood-worker.ts', import.meta.url);
    let isOver = false;
    const worker = new Worker(file, { workerData });
    const flooding = once(worker, 'message').finally(() => {
      isOver = true;
    });
    const begun = performance.now();
    const waits: number[] = [];
    let unanswered = 0;
    while (!isOver) {
      waits.push(await timed(() => ben.log(crypto.randomUUID())));
      if (!(await isDangerAnswered(app.url, ben))) unanswered += 1;
    }
    await flooding;
    const detail = `${((performance.now() - begun) / 1000).toFixed(1)} s of flood, ${waits.length} writes of others, median ${middle(waits).toFixed(0)} ms`;
    return [
      { what: 'ms that others wait at most', figure: Math.max(...waits), bound: 1_000, detail },
      { what: 'messages of danger unanswered', figure: unanswered, bound: 0, detail },
    ];
  },
};
