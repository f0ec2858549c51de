import { type BrowserContext, chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import type { PagePath } from '#contract/shared/pages.ts';
import { freePort } from '#tests/support/free-port.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';
import { startAppServer } from '../tests/support/app-server.ts';
import type { Visitor } from '../tests/support/visitor.ts';
import { fillWithPeople } from './dashboard-people.ts';
import { startHttp2Proxy } from './http2-proxy.ts';
import { type Measure, median, medianOf } from './measure.ts';

const RUNS = 4;
const A_YEAR = 365;
const GOAL = 95;
const GOAL_REQUESTS = 14;
const PAGES: readonly PagePath[] = [
  '/',
  '/homepage',
  '/dashbaord',
  '/features/routine-builder',
  '/features/chat',
];

/**
 * Signs a browser in as the visitor by setting the same cookies and stored values as the app, without loading the app.
 */
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

/** One Lighthouse run on a simulated phone with a slow connection, in its own browser. */
const run = async (url: string, page: PagePath, visitor: Visitor): Promise<Result> => {
  const port = await freePort();
  // A persistent context, because Lighthouse opens its page in the browser's default context.
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    ignoreHTTPSErrors: true,
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

/** The number of rows in the table of an audit. */
const tableSize = (result: Result, name: string): number => {
  const details = result.audits[name]?.details;
  return details?.type === 'table' ? details.items.length : Number.NaN;
};

/** The lengths of the tasks of over 50 ms, in ms. */
const longTasksOf = (result: Result): string => {
  const details = result.audits['long-tasks']?.details;
  if (details?.type !== 'table') return 'unknown';
  return details.items.map(({ duration }) => Math.round(Number(duration))).join(' + ');
};

const measurePage = async (
  url: string,
  protocol: string,
  page: PagePath,
  visitor: Visitor,
): Promise<Measure[]> => {
  const runs: Result[] = [];
  while (runs.length < RUNS) runs.push(await run(url, page, visitor));
  const results = runs.filter((result) => failureOf(result) === null);
  const failures = runs.flatMap((result) => failureOf(result) ?? []);
  const all = results.map((result) => score(result, 'performance'));
  const seconds = (name: string) => (audit(results, name) / 1000).toFixed(2);
  const shifts = results.map((one) => one.audits['cumulative-layout-shift']?.numericValue ?? 1);
  const requests = results.map((result) => tableSize(result, 'network-requests'));
  const name = `${page} over ${protocol}`;
  return [
    {
      name: `Lighthouse mobile, ${name}`,
      ...medianOf(all),
      unit: 'of 100',
      goal: GOAL,
      better: 'higher',
      detail: `runs ${[...all, ...failures].join(', ')}; first paint ${seconds('first-contentful-paint')} s, largest ${seconds('largest-contentful-paint')} s, blocked ${audit(results, 'total-blocking-time').toFixed(0)} ms, accessibility ${median(results.map((result) => score(result, 'accessibility')))}; long tasks of each run in ms: ${results.map(longTasksOf).join('; ')}`,
    },
    {
      name: `Requests, ${name}`,
      ...medianOf(requests),
      unit: 'requests',
      goal: GOAL_REQUESTS,
      better: 'lower',
      detail: 'until the page is idle, with an empty cache',
    },
    {
      name: `Layout shift, ${name}`,
      ...medianOf(shifts),
      unit: '',
      goal: 0,
      better: 'lower',
      detail: `runs ${shifts.map((shift) => shift.toFixed(3)).join(', ')}`,
    },
  ];
};

/**
 * Median Lighthouse results for phones: the landing page, and four pages with a year of entries. Each is measured over
 * HTTP/1.1 without TLS, and over HTTP/2 with TLS.
 */
export const measureLighthouse = async (): Promise<Measure[]> => {
  const server = await startAppServer();
  const proxy = await startHttp2Proxy(server.url);
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
      measures.push(...(await measurePage(server.url, 'HTTP/1.1', page, visitor)));
      measures.push(...(await measurePage(proxy.url, 'HTTP/2', page, visitor)));
    }
    return measures;
  } finally {
    await proxy.stop();
    await server.remove();
  }
};
