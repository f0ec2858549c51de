import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { calendarEndpoints } from '#contract/calendar.ts';
import { routineEndpoints } from '#contract/routines.ts';
import { aRoutine } from '#tests/api/support/routine-examples.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { visit } from '#tests/support/visitor.ts';
import type { Downloads } from '../download-worker.ts';
import { failures, middle, timed } from '../people.ts';
import type { Attack } from '../world.ts';

const READERS = 400;
const ROUTINES = 60;

/** Many readers without a session fetch one calendar feed and the API document. */
export const readers: Attack = {
  name: '400 readers without a session',
  engines: ENGINES,
  run: async ({ start }) => {
    const app = await start();
    const [ada, ben] = [await visit(app.url), await visit(app.url)];
    const post = (path: string, body: object): Promise<Response> =>
      fetch(`${app.url}${path}`, {
        method: 'POST',
        headers: ada.headers,
        body: JSON.stringify(body),
      });
    const refused = await failures(ROUTINES, 4, async (at) => {
      const routine = {
        ...aRoutine(ada.userId, { name: `Routine ${at}` }),
        id: crypto.randomUUID(),
      };
      return (await post(routineEndpoints.save.path, routine)).ok;
    });
    if (refused > 0) throw new Error(`${refused} routines were not taken.`);
    const feed = { userId: ada.userId, zone: 'Europe/Berlin', ownWords: true };
    const made = await post(calendarEndpoints.make.path, feed);
    const { path } = calendarEndpoints.make.reply.parse(await made.json());
    const measured = [];
    for (const url of [`${app.url}${path}`, `${app.url}/api/docs/json`]) {
      let isOver = false;
      const workerData: Downloads = { url, cookie: '', times: READERS };
      const worker = new Worker(new URL('../download-worker.ts', import.meta.url), { workerData });
      const reading = once(worker, 'message').finally(() => {
        isOver = true;
      });
      const waits: number[] = [];
      while (!isOver) waits.push(await timed(() => ben.log(crypto.randomUUID())));
      const statuses: readonly number[] = (await reading)[0];
      const unread = statuses.filter((status) => status !== 200).length;
      const what = url.endsWith('.ics') ? 'of a calendar' : 'of the API page';
      const detail = `${READERS} readers ${what}, ${waits.length} writes of others, median ${middle(waits).toFixed(0)} ms`;
      measured.push(
        {
          what: `ms that others wait at most beside readers ${what}`,
          figure: Math.max(...waits),
          bound: 1_000,
          detail,
        },
        { what: `readers ${what} who got nothing`, figure: unread, bound: 0, detail },
      );
    }
    return measured;
  },
};
