import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '#tests/support/database/postgres-server.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';
import { startAppServer } from '../tests/support/app-server.ts';
import { type Measure, median } from './measure.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const GOALS = { performance: 97, accessibility: 100 } as const;

/** One run on a simulated phone with a slow connection, in a browser of its own. */
const run = async (url: string): Promise<Result> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES });
    if (result === undefined) throw new Error('Lighthouse gave no result.');
    return result.lhr;
  } finally {
    await browser.close();
  }
};

const score = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const seconds = (results: readonly Result[], audit: string): string =>
  (
    median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN)) / 1000
  ).toFixed(2);

/** Lighthouse for phones on the landing page: the median of several runs. */
export const measureLighthouse = async (): Promise<Measure[]> => {
  const server = await startAppServer();
  try {
    const results: Result[] = [];
    for (let count = 0; count < RUNS; count += 1) results.push(await run(`${server.url}/`));
    const all = (category: string) => results.map((result) => score(result, category));
    const times = `first paint ${seconds(results, 'first-contentful-paint')} s, largest ${seconds(results, 'largest-contentful-paint')} s`;
    const others = `best practices ${median(all('best-practices'))}, search ${median(all('seo'))}`;
    return [
      {
        name: 'Lighthouse mobile, performance',
        value: median(all('performance')),
        unit: 'of 100',
        goal: GOALS.performance,
        better: 'higher',
        detail: `runs ${all('performance').join(', ')}; ${times}`,
      },
      {
        name: 'Lighthouse mobile, accessibility',
        value: median(all('accessibility')),
        unit: 'of 100',
        goal: GOALS.accessibility,
        better: 'higher',
        detail: others,
      },
    ];
  } finally {
    await server.remove();
  }
};
