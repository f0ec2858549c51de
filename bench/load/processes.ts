import { availableParallelism } from 'node:os';
import { type AppProcess, spawnApp } from '#tests/support/app-process.ts';
import { startProxy } from '../attack/proxy.ts';
import { inPairs, type Measure, median, medianOf } from '../measure.ts';
import type { Store } from '../people/store.ts';
import { load } from './load.ts';
import type { Person } from './mix.ts';
import { failuresOf } from './steady.ts';

const SERVING = 3;
/**
 * The number of processors needed: one per web process, one for the load generator, and two for PostgreSQL and the load
 * balancer.
 */
const PROCESSORS = SERVING + 3;
const AT_ONCE = 48;
const ROUND_MS = 10_000;
const PAIRS = 6;
const GOAL = { goal: 2.2, better: 'higher' } as const;

/**
 * The throughput of three processes behind a load balancer, as a multiple of the throughput of one process. It is
 * measured in pairs of rounds.
 */
export const measureProcesses = async (
  store: Store,
  peopleAt: (url: string) => Promise<readonly Person[]>,
): Promise<Measure> => {
  const apps: AppProcess[] = Array.from({ length: SERVING }, () =>
    spawnApp({ HOST: '127.0.0.1', ROLE: 'web', TRUST_PROXY: '1', ...store.settings }),
  );
  try {
    const urls = await Promise.all(apps.map(({ ready }) => ready));
    const [all, one] = [await startProxy(urls), await startProxy(urls.slice(0, 1))];
    const people = await peopleAt(one.url);
    let [seed, failed] = [0, 0];
    const perSecond = async (url: string): Promise<number> => {
      seed += 1;
      const job = { url, people, lengthMs: ROUND_MS, seed, arrivals: { atOnce: AT_ONCE } };
      const done = await load(job);
      failed += failuresOf(done);
      const answered = done.filter(([, , , failures]) => failures === 0);
      return (answered.length * 1000) / ROUND_MS;
    };
    // The first round of each is a warm-up and does not count.
    for (const url of [all.url, one.url]) await perSecond(url);
    const pairs = await inPairs(
      PAIRS,
      () => perSecond(all.url),
      () => perSecond(one.url),
    );
    const ratios = pairs.map(([three, alone]) => three / alone);
    for (const proxy of [all, one]) await proxy.stop();
    const per = (side: 0 | 1): string => median(pairs.map((pair) => pair[side])).toFixed(0);
    return {
      name: `${SERVING} processes on PostgreSQL behind a balancer`,
      ...medianOf(ratios),
      unit: '× one process',
      ...GOAL,
      detail: `${per(0)} to ${per(1)} actions a second, ${AT_ONCE} at once, medians of ${pairs.length} rounds; ${failed} calls failed`,
      ...(availableParallelism() < PROCESSORS
        ? {
            undecided: `it takes ${PROCESSORS} processors, and this machine has ${availableParallelism()}`,
          }
        : {}),
    };
  } finally {
    for (const app of apps) app.signal('SIGTERM');
    await Promise.all(apps.map(({ ended }) => ended));
  }
};
