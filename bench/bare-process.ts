import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The baseline server, in its own process. */
export interface BareServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** @param place the folder of an SQLite database or the address of a PostgreSQL database */
export const startBareServer = async (place: string): Promise<BareServer> => {
  const program = path.join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, [program, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', end);
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = / ready at (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { url, stop };
  }
  await stop();
  throw new Error('The bare server ended before it was ready.');
};
