import { type BrowserContext, chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import type { PagePath } from '#contract/shared/pages.ts';
import { freePort } from '#tests/support/free-port.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';
import { startAppServer } from '../tests/support/app-server.ts';
import type { Visitor } from '../tests/support/visitor.ts';
import { fillWithPeople } from './dashboard-people.ts';
import { type Measure, median, medianOf } from './measure.ts';

const RUNS = 6;
const A_YEAR = 365;
const GOAL = 95;
const PAGES: readonly PagePath[] = [
  '/',
  '/homepage',
  '/dashbaord',
  '/features/routine-builder',
  '/features/chat',
];

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

/** One run on a simulated phone with a slow connection, in its own browser. */
const run = async (url: string, page: PagePath, visitor: Visitor): Promise<Result> => {
  const port = await freePort();
  // A persistent context, because Lighthouse opens its page in the browser's default context.
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (page !== '/') await enter(context, url, visitor);
    const result = await lighthouse(`${url}${page}`, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: true,
    });
    if (result === undefined) throw new Error('Lighthouse gave no result.');
    if (!result.lhr.finalDisplayedUrl.endsWith(page)) throw new Error('It left the page.');
    return result.lhr;
  } finally {
    await context.close();
  }
};

const score = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const audit = (results: readonly Result[], name: string): number =>
  median(results.map((result) => result.audits[name]?.numericValue ?? Number.NaN));

/** Why Lighthouse could not measure a run; null if it could. */
const failureOf = ({ categories, runtimeError, audits }: Result): string | null => {
  if (typeof categories.performance?.score === 'number') return null;
  const broken = Object.values(audits).find(({ errorMessage }) => errorMessage !== undefined);
  return runtimeError?.message ?? broken?.errorMessage ?? 'no score';
};

/** Median Lighthouse results for phones: the landing page, and four pages with a year of entries. */
export const measureLighthouse = async (): Promise<Measure[]> => {
  const server = await startAppServer();
  try {
    const [visitor] = await fillWithPeople(server, [A_YEAR], 0);
    if (visitor === undefined) throw new Error('Nobody came.');
    const { userId, headers } = visitor;
    await fetch(`${server.url}/api/follow/${userId}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ isWelcomed: true }),
    });
    const measures: Measure[] = [];
    for (const page of PAGES) {
      const runs: Result[] = [];
      while (runs.length < RUNS) runs.push(await run(server.url, page, visitor));
      const results = runs.filter((result) => failureOf(result) === null);
      const failures = runs.flatMap((result) => failureOf(result) ?? []);
      const all = results.map((result) => score(result, 'performance'));
      const seconds = (name: string) => (audit(results, name) / 1000).toFixed(2);
      measures.push({
        name: `Lighthouse mobile, ${page}`,
        ...medianOf(all),
        unit: 'of 100',
        goal: GOAL,
        better: 'higher',
        detail: `runs ${[...all, ...failures].join(', ')}; first paint ${seconds('first-contentful-paint')} s, largest ${seconds('largest-contentful-paint')} s, blocked ${audit(results, 'total-blocking-time').toFixed(0)} ms, shift ${audit(results, 'cumulative-layout-shift').toFixed(3)}, accessibility ${median(results.map((result) => score(result, 'accessibility')))}`,
      });
    }
    return measures;
  } finally {
    await server.remove();
  }
};
