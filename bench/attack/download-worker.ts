import { Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';

/** Parallel downloads, run in a worker so that they do not disturb the measurement. */
export interface Downloads {
  readonly url: string;
  readonly cookie: string;
  readonly times: number;
}

const { url, cookie, times }: Downloads = workerData;

const statuses = Array.from({ length: times }, async () => {
  const answer = await fetch(url, { headers: { cookie } });
  await answer.body?.pipeTo(
    Writable.toWeb(new Writable({ write: (_piece, _code, done) => done() })),
  );
  return answer.status;
});
parentPort?.postMessage(await Promise.all(statuses));
