import { type AppProcess, spawnApp } from '#tests/support/app-process.ts';
import { freePort } from '#tests/support/free-port.ts';

/** A process that is restarted whenever it ends. */
export interface Supervised {
  readonly url: string;
  /** Kills the process immediately; resolves when it has ended. */
  kill(): Promise<unknown>;
  /** Lets the process finish its current work and exit. Resolves when the new process is ready. */
  replace(): Promise<void>;
  /** Resolves to true when the process is ready, or to false if it ended before that. */
  isBack(): Promise<boolean>;
  /** The number of times that the process ended on its own after it was ready. */
  endedAlone(): number;
  stop(): Promise<void>;
}

/** Starts a process and keeps it running, like a supervisor. */
export const supervised = async (
  settings: Readonly<Record<string, string>>,
): Promise<Supervised> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let [isStopping, wasTold, alone] = [false, false, 0];
  let isBack: Promise<boolean> = Promise.resolve(false);
  const begin = (): AppProcess => {
    const app = spawnApp({ HOST: '127.0.0.1', PORT: String(port), ...settings });
    wasTold = false;
    let served = false;
    isBack = app.ready.then(
      () => {
        served = true;
        return true;
      },
      () => false,
    );
    void app.ended.then(({ stderr, exitCode }) => {
      if (isStopping) return;
      // Count only a process that was ready: a process that finds no database at startup exits, and its replacement may
      // find one.
      if (!wasTold && served) {
        alone += 1;
        console.log(`A process ended with ${exitCode}: ${stderr.slice(-500)}`);
      }
      running = begin();
    });
    return app;
  };
  let running = begin();
  await running.ready;
  const tell = (signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown> => {
    wasTold = true;
    running.signal(signal);
    return running.ended;
  };
  return {
    url,
    kill: () => tell('SIGKILL'),
    replace: async () => {
      await tell('SIGTERM');
      await isBack;
    },
    isBack: () => isBack,
    endedAlone: () => alone,
    stop: async () => {
      isStopping = true;
      await tell('SIGTERM');
    },
  };
};
