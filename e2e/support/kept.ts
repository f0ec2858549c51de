import { test as playwright } from '@playwright/test';
import type { AppServer } from '../../tests/support/app-server.ts';
import { startServer } from './server.ts';

/** Starts a resource when a test of this worker first requests its name, and ends the resource when the worker ends. */
export type Keep = <Thing>(
  name: string,
  start: () => Promise<Thing>,
  end: (thing: Thing) => Promise<void>,
) => Promise<Thing>;

/**
 * The base of all browser tests. Playwright restarts a worker, including its browser and servers, between tests with
 * different worker fixtures. Therefore only files that need another browser override a worker fixture
 * (`launchOptions`).
 */
export const base = playwright.extend<{ sharedServer: AppServer }, { keep: Keep }>({
  sharedServer: async ({ keep }, use) =>
    use(await keep('server', startServer, (server) => server.remove())),

  keep: [
    // Depends on `browser`, so that the browser closes after everything that was opened in it.
    async ({ browser: _ }, use) => {
      const kept = new Map<string, Promise<unknown>>();
      const ends: (() => Promise<void>)[] = [];
      await use((name, start, end) => {
        const begin = async () => {
          const thing = await start();
          ends.push(() => end(thing));
          return thing;
        };
        // Each name is requested in one place only, so its type is fixed.
        const started = (kept.get(name) ?? begin()) as ReturnType<typeof start>;
        kept.set(name, started);
        return started;
      });
      for (const end of ends.reverse()) await end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
