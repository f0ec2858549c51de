import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppProcess, spawnApp } from './app-process.ts';
import { freePort } from './free-port.ts';

/** A server that keeps its port and data across restarts. */
export interface AppServer {
  /** Base URL without a trailing slash. */
  readonly url: string;
  /** The folder of the server's SQLite database. */
  readonly dataDir: string;
  /** Stops the server with SIGTERM, so that requests in progress finish. */
  stop(): Promise<void>;
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>;
  /** Restarts the server with the same port and data. */
  start(): Promise<void>;
  /** Stops the server permanently and removes its data. */
  remove(): Promise<void>;
}

/** Starts the real server on SQLite in a temporary folder; `settings` are added to its environment. */
export const startAppServer = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<AppServer> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenkeel-server-'));
  // Set a port, because a port chosen by the system could be in use at the next start.
  const given = { DATA_DIR: dataDir, PORT: String(await freePort()), ...settings };
  let running: AppProcess | null = spawnApp(given);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    running?.signal(signal);
    await running?.ended;
    running = null;
  };
  const url = await running.ready.catch(async (error: unknown) => {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    dataDir,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start: async () => {
      running ??= spawnApp(given);
      await running.ready;
    },
    remove: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
