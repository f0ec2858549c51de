import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page, type Response } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '#tests/support/database/postgres-server.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';
import { startAppServer } from '../tests/support/app-server.ts';
import type { Visitor } from '../tests/support/visitor.ts';
import { fillWithPeople } from './dashboard-people.ts';
import { type Measure, median } from './measure.ts';

const JS_GOAL_KB = 130;
const LIGHTHOUSE_GOAL = 95;
const LIGHTHOUSE_RUNS = 3;
const A_YEAR = 365;
/** A string that identifies the heatmap's code. */
const CHART = 'react-calendar-heatmap-';
const OTHER_PAGES = ['/homepage', '/features/focus-mood-tracker', '/settings'];
const PHONE = { width: 390, height: 844 };

/** Signs a browser in as the visitor by setting what the app would set, without loading the app. */
export const enter = async (
  context: BrowserContext,
  url: string,
  visitor: Visitor,
): Promise<Page> => {
  const [name = '', value = ''] = (visitor.headers.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/api/health`);
  await page.evaluate((userId) => {
    localStorage.setItem('userId', userId);
    localStorage.setItem('token', 'signed in');
    localStorage.setItem('role', 'guest');
  }, visitor.userId);
  return page;
};

interface Script {
  readonly url: string;
  readonly gzipBytes: number;
  readonly isChart: boolean;
}

const weigh = async (response: Response): Promise<Script> => {
  const body = await response.body();
  return {
    url: response.url(),
    gzipBytes: gzipSync(body, { level: 9 }).length,
    isChart: body.includes(CHART),
  };
};

/** All scripts that a page loads in a browser with an empty cache. */
const scriptsOf = async (url: string, path: string, visitor: Visitor): Promise<Script[]> => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: PHONE });
    const page = await enter(context, url, visitor);
    const loaded: Promise<Script>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(weigh(response));
    });
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    return await Promise.all(loaded);
  } finally {
    await browser.close();
  }
};

/** One run on a simulated phone with a slow connection, in a browser of its own. */
const run = async (url: string, visitor: Visitor): Promise<Result> => {
  const port = await freePort();
  // A persistent context, because Lighthouse opens its page in the browser's default context.
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    await enter(context, url, visitor);
    const result = await lighthouse(`${url}/dashboard`, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: true,
    });
    if (result === undefined) throw new Error('Lighthouse gave no result.');
    if (!result.lhr.finalDisplayedUrl.endsWith('/dashboard')) throw new Error('It left the page.');
    return result.lhr;
  } finally {
    await context.close();
  }
};

const score = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const audit = (results: readonly Result[], name: string): number =>
  median(results.map((result) => result.audits[name]?.numericValue ?? Number.NaN));

const kilobytes = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000;

const weights = async (url: string, visitor: Visitor): Promise<Measure[]> => {
  const dashboard = await scriptsOf(url, '/dashboard', visitor);
  const others: Script[] = [];
  for (const path of OTHER_PAGES) others.push(...(await scriptsOf(url, path, visitor)));
  const elsewhere = new Set(others.map((script) => script.url));
  const own = dashboard.filter((script) => !elsewhere.has(script.url));
  const onDashboard = dashboard.filter(({ isChart }) => isChart).length;
  if (onDashboard === 0) throw new Error('The heatmap was not among the scripts of the dashboard.');
  return [
    {
      name: 'Dashboard, JavaScript in all',
      value: kilobytes(dashboard),
      unit: 'KB gzip',
      goal: JS_GOAL_KB,
      better: 'lower',
      detail: `${dashboard.length} files; ${kilobytes(own).toFixed(1)} KB of it on no other page looked at`,
    },
    {
      name: 'Chart code on other pages',
      value: others.filter(({ isChart }) => isChart).length,
      unit: 'files',
      goal: 0,
      better: 'lower',
      detail: `${onDashboard} on the dashboard; looked at ${OTHER_PAGES.join(', ')}`,
    },
  ];
};

/** The size and loading time on a phone of the dashboard of a person with a year of entries. */
export const measureDashboardWeight = async (): Promise<Measure[]> => {
  const server = await startAppServer();
  try {
    const [visitor] = await fillWithPeople(server, [A_YEAR], 0);
    if (visitor === undefined) throw new Error('Nobody came.');
    const weighed = await weights(server.url, visitor);
    const results: Result[] = [];
    for (let count = 0; count < LIGHTHOUSE_RUNS; count += 1) {
      results.push(await run(server.url, visitor));
    }
    const all = results.map((result) => score(result, 'performance'));
    const largest = (audit(results, 'largest-contentful-paint') / 1000).toFixed(2);
    const shift = audit(results, 'cumulative-layout-shift').toFixed(3);
    const accessibility = median(results.map((result) => score(result, 'accessibility')));
    return [
      ...weighed,
      {
        name: 'Dashboard, Lighthouse mobile, performance',
        value: median(all),
        unit: 'of 100',
        goal: LIGHTHOUSE_GOAL,
        better: 'higher',
        detail: `runs ${all.join(', ')}; largest paint ${largest} s, layout shift ${shift}, accessibility ${accessibility}`,
      },
    ];
  } finally {
    await server.remove();
  }
};
