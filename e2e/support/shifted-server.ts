import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { type AppServer, startAppServer } from '../../tests/support/app-server.ts';
import { setTime } from './clock.ts';

const PRELOAD = import.meta.resolve('./shift-clock.ts');

/** A server whose clock can be set back by days, so that a test can span weeks. */
export interface ShiftedServer extends AppServer {
  /**
   * Restarts the server with its clock this many days behind, and sets the page's clock to match. Leaves the page
   * first, because its remaining requests would fail during the restart.
   */
  goBack(days: number, page: Page): Promise<void>;
}

/** Starts the real server with a shiftable clock; see `ShiftedServer`. */
export const startShiftedServer = async (
  settings: Readonly<Record<string, string>>,
): Promise<ShiftedServer> => {
  const begun = Date.now();
  const server = await startAppServer({ ...settings, NODE_OPTIONS: `--import=${PRELOAD}` });
  return {
    ...server,
    goBack: async (days, page) => {
      await page.goto('about:blank');
      // Kill the server, because stopping it would wait for the browser's open connections. Accepted data is not lost.
      await server.kill();
      await writeFile(path.join(server.dataDir, 'clock-shift'), String(-days * DAY_MS));
      await server.start();
      // At any address of the app, the page can store the clock for later pages. This address loads no other files.
      await page.goto('/api/health');
      await setTime(page, begun - days * DAY_MS);
    },
  };
};
