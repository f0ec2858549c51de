import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { attentionEndpoints } from '#contract/attention/attention.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { aRun } from '#tests/api/support/attention-examples.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { visit } from '#tests/support/visitor.ts';
import type { Downloads } from '../download-worker.ts';
import { failures, statusOf, timed } from '../people.ts';
import type { Attack } from '../world.ts';

const SENDING_MS = 15_000;
const EXPORTS = 6;
const WORD = 'x'.repeat(50);
const EVENTS = 2_500;

const kilobytesOf = (pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number =>
  Number(
    new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  );

/** One guest stores as much data as the server accepts, and downloads all of it several times in parallel. */
export const fullOfOne: Attack = {
  name: 'one guest fills the disk',
  engines: ENGINES,
  run: async ({ start }) => {
    const app = await start();
    const [ada, ben] = [await visit(app.url), await visit(app.url)];
    const begun = performance.now();
    let [bytes, sent] = [0, 0];
    await failures(100_000, 8, async () => {
      if (performance.now() - begun > SENDING_MS) return false;
      const events = Array.from({ length: EVENTS }, () => ({ type: 'noise', word: WORD }));
      const run = { ...aRun(ada.userId), id: crypto.randomUUID(), version: 999, events };
      const body = JSON.stringify(run);
      const path = attentionEndpoints.keepRun.path.replace(':userId', ada.userId);
      sent += 1;
      const status = await statusOf(`${app.url}${path}`, {
        method: 'POST',
        headers: ada.headers,
        body,
      });
      if (status === 201) bytes += body.length;
      return status === 201;
    });
    // Resets the peak memory counter.
    writeFileSync(`/proc/${app.pid}/clear_refs`, '5');
    const before = kilobytesOf(app.pid, 'VmRSS');
    let isOver = false;
    const workerData: Downloads = {
      url: `${app.url}${identityEndpoints.exportData.path}`,
      cookie: ada.headers.cookie ?? '',
      times: EXPORTS,
    };
    const worker = new Worker(new URL('../download-worker.ts', import.meta.url), { workerData });
    const exporting = once(worker, 'message').finally(() => {
      isOver = true;
    });
    let longestMs = 0;
    while (!isOver) longestMs = Math.max(longestMs, await timed(() => ben.ids()));
    const statuses: readonly number[] = (await exporting)[0];
    const failed = statuses.filter((status) => status !== 200).length;
    const grown = (kilobytesOf(app.pid, 'VmHWM') - before) / 1_000;
    const detail = `${sent} runs sent, ${(bytes / 1e6).toFixed(0)} MB taken, ${EXPORTS} exports at once, ${failed} of them refused`;
    return [
      { what: 'MB taken of a guest', figure: bytes / 1e6, bound: 66, detail },
      { what: 'MB of memory more for the exports', figure: grown, bound: 200, detail },
      { what: 'ms that others wait at most', figure: longestMs, bound: 1_500, detail },
    ];
  },
};
