import { fork } from 'node:child_process';
import path from 'node:path';
import type { Done, LoadJob } from './load-process.ts';

/** Does a job in a process of its own, and resolves with all that was done, in the order in which it ended. */
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
