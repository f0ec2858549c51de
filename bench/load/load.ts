import { fork } from 'node:child_process';
import path from 'node:path';
import type { Done, LoadJob } from './load-process.ts';

/** Runs a job in its own process. Resolves to all actions in the order in which they ended. */
export const load = async (job: LoadJob): Promise<readonly Done[]> => {
  const child = fork(path.join(import.meta.dirname, 'load-process.ts'));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  try {
    return await new Promise<readonly Done[]>((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('The load ended without an answer.')));
      child.send(job);
    });
  } finally {
    process.off('exit', end);
  }
};
