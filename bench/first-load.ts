import { gzipSync } from 'node:zlib';
import { chromium, type Response } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';
import { startAppServer } from '../tests/support/app-server.ts';
import type { Measure } from './measure.ts';

const JS_GOAL_KB = 95;
const CSS_GOAL_KB = 12;
const PHONE = { width: 390, height: 844 };

interface Loaded {
  readonly type: string;
  readonly gzipBytes: number;
}

const weigh = async (response: Response): Promise<Loaded> => ({
  type: response.request().resourceType(),
  gzipBytes: gzipSync(await response.body(), { level: 9 }).length,
});

/** All files that the landing page loads in a browser with an empty cache, before any input. */
const load = async (url: string): Promise<Loaded[]> => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    // The service worker fetches the offline copy later in the background, which is not part of the
    // first load.
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: PHONE });
    const page = await context.newPage();
    const loaded: Promise<Loaded>[] = [];
    page.on('response', (response) => loaded.push(weigh(response)));
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    return await Promise.all(loaded);
  } finally {
    await browser.close();
  }
};

const sum = (name: string, goal: number, loaded: readonly Loaded[]): Measure => ({
  name,
  value: loaded.reduce((bytes, { gzipBytes }) => bytes + gzipBytes, 0) / 1000,
  unit: 'KB gzip',
  goal,
  better: 'lower',
  detail: `${loaded.length} files`,
});

/** The size of the landing page, measured in a real browser. */
export const measureFirstLoad = async (): Promise<Measure[]> => {
  const server = await startAppServer();
  try {
    const loaded = await load(server.url);
    const of = (type: string) => loaded.filter((file) => file.type === type);
    return [
      sum('Landing page, JavaScript', JS_GOAL_KB, of('script')),
      sum('Landing page, CSS', CSS_GOAL_KB, of('stylesheet')),
    ];
  } finally {
    await server.remove();
  }
};
