import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';
import { startAppServer } from '../tests/support/app-server.ts';
import type { Visitor } from '../tests/support/visitor.ts';
import { ACTIONS, type Action, NO_ACTION, prepare, untilIdle } from './common-actions.ts';
import { fillWithPeople } from './dashboard-people.ts';
import { enter } from './lighthouse.ts';
import { type Measure, machineLoad, median, medianOf } from './measure.ts';

const GOAL_MS = 100;
const THROTTLING = 4;
const RUNS = 7;
const A_YEAR = 365;
/** The shortest duration that Chromium reports. An interaction that is not reported counts as this long. */
const LEAST_MS = 16;

/** The slowest event of an action. */
interface Slowest {
  readonly type: string;
  /** The time from the input to the next frame, in steps of 8 ms. */
  readonly durationMs: number;
  /** The part of the duration before the first handler ran; `handlingMs` is the part in the handlers. */
  readonly waitingMs: number;
  readonly handlingMs: number;
}

/** Starts recording interaction events. */
const watch = (page: Page): Promise<void> =>
  page.evaluate((durationThreshold) => {
    const seen: PerformanceEntry[] = [];
    Reflect.set(window, 'interactions', seen);
    const options = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe(options);
  }, LEAST_MS);

/** The slowest event since `watch`; undefined if all were too fast for Chromium to report. */
const slowestOf = (page: Page): Promise<Slowest | undefined> =>
  page.evaluate(() => {
    const seen: readonly PerformanceEventTiming[] = Reflect.get(window, 'interactions');
    return seen
      .filter(({ interactionId }) => interactionId > 0)
      .map(({ name, duration, startTime, processingStart, processingEnd }) => ({
        type: name,
        durationMs: duration,
        waitingMs: processingStart - startTime,
        handlingMs: processingEnd - processingStart,
      }))
      .sort((one, other) => other.durationMs - one.durationMs)[0];
  });

const FAST: Slowest = { type: 'none', durationMs: LEAST_MS, waitingMs: 0, handlingMs: 0 };

/** Runs an action once, in a new page of an otherwise empty browser. */
const once = async (
  browser: Browser,
  url: string,
  visitor: Visitor,
  { viewport, open, act, check }: Action,
): Promise<Slowest> => {
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'block',
    viewport,
    hasTouch: viewport.width < 1000,
    timezoneId: 'UTC',
  });
  try {
    const page = await enter(context, url, visitor);
    await open(page);
    await page.waitForLoadState('networkidle');
    await untilIdle(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    await untilIdle(page);
    await watch(page);
    await act(page);
    await check(page);
    // Chromium reports an event only after the next frame is on the screen.
    await untilIdle(page);
    return (await slowestOf(page)) ?? FAST;
  } finally {
    await context.close();
  }
};

const whole = (values: readonly number[]): string => values.map(Math.round).join(', ');

const typesOf = (all: readonly Slowest[]): string =>
  [...Map.groupBy(all, ({ type }) => type)]
    .map(([type, ones]) => `${type} in ${ones.length}`)
    .join(', ');

const measureOf = (name: string, all: readonly Slowest[]): Measure => {
  const values = all.map(({ durationMs }) => durationMs);
  const waitingMs = median(all.map((one) => one.waitingMs));
  const handlingMs = median(all.map((one) => one.handlingMs));
  return {
    name: `${name}, ${THROTTLING}× slower`,
    ...medianOf(values),
    unit: 'ms',
    goal: GOAL_MS,
    better: 'lower',
    detail: `of ${whole(values)}; slowest: ${typesOf(all)}; until a handler ${whole([waitingMs])}, in handlers ${whole([handlingMs])}`,
  };
};

/** Response times of the most common actions on a slow device, each by a person with a year of entries. */
export const measureInteractions = async (): Promise<Measure[]> => {
  const server = await startAppServer();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    // A separate person for each run, so that no run sees the changes of an earlier one.
    const visitors = await fillWithPeople(server, Array<number>(RUNS).fill(A_YEAR), 0);
    const results = new Map<Action, Slowest[]>();
    const loads: number[] = [];
    for (const visitor of visitors) {
      loads.push(machineLoad());
      const context = await browser.newContext({ baseURL: server.url, timezoneId: 'UTC' });
      await prepare(await enter(context, server.url, visitor), visitor.userId);
      await context.close();
      for (const action of [NO_ACTION, ...ACTIONS]) {
        const result = await once(browser, server.url, visitor, action);
        results.set(action, [...(results.get(action) ?? []), result]);
      }
    }
    const still = median((results.get(NO_ACTION) ?? []).map(({ durationMs }) => durationMs));
    const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
    const told = `; a tap on nothing ${still} ms; load of the machine ${load}`;
    return ACTIONS.map((action, at) => {
      const measure = measureOf(action.name, results.get(action) ?? []);
      return at > 0 ? measure : { ...measure, detail: measure.detail + told };
    });
  } finally {
    await browser.close();
    await server.remove();
  }
};
