import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type AppServer, startAppServer } from '../../tests/support/app-server.ts';
import { setTime } from './clock.ts';

const PRELOAD = import.meta.resolve('./shift-clock.ts');
const DAY_MS = 86_400_000;

/** A server whose clock can be set days back, so that weeks can pass in a test. */
export interface ShiftedServer extends AppServer {
  /**
   * Starts it again with a clock that is so many days behind, and sets that of the page. The page is left
   * first: what it still asked for would find no server.
   */
  goBack(days: number, page: Page): Promise<void>;
}

/** Starts the real server on a clock of its own; see `ShiftedServer`. */
export const startShiftedServer = async (
  settings: Readonly<Record<string, string>>,
): Promise<ShiftedServer> => {
  const begun = Date.now();
  const server = await startAppServer({ ...settings, NODE_OPTIONS: `--import=${PRELOAD}` });
  return {
    ...server,
    goBack: async (days, page) => {
      await page.goto('about:blank');
      // Stopping waits for connections that the browser holds open; what was taken is kept either way.
      await server.kill();
      await writeFile(path.join(server.dataDir, 'clock-shift'), String(-days * DAY_MS));
      await server.start();
      // Any address of the app keeps the clock for the pages after it; this one loads nothing else.
      await page.goto('/api/health');
      await setTime(page, begun - days * DAY_MS);
    },
  };
};
