import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The baseline server, in a process and a folder of its own. */
export interface BareServer {
  readonly url: string;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export const startBareServer = async (): Promise<BareServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-bare-'));
  const program = path.join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, [program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const remove = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', end);
    await rm(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = / ready at (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { url, remove };
  }
  await remove();
  throw new Error('The bare server ended before it was ready.');
};
