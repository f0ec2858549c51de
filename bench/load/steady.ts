import { execFileSync } from 'node:child_process';
import type { Engine } from '#tests/support/database/engines.ts';
import { type Measure, medianOf } from '../measure.ts';
import { growthOf } from './growth.ts';
import { load } from './load.ts';
import type { Done } from './load-process.ts';
import { MIX, type Person } from './mix.ts';

/**
 * The interval between two actions of a person in the busiest hour. An action opens a page, adds an entry or sends a
 * message.
 */
const EVERY_S = 60;
/** The length of the warm-up at the start, which does not count. */
const WARM_UP_MS = 15_000;
/** The number of parts of the run, each of which gives one figure. */
const WINDOWS = 10;
/** The share of the run after which memory must be stable. */
const SETTLED = 0.2;
/**
 * The limit for the median time of an action: less than two screen frames, so that people notice only the network
 * delay.
 */
const P50_GOAL_MS = 20;
/**
 * The time that only one action in a hundred may exceed. Including the network delay, such an action takes less than a
 * second, which does not interrupt the flow of thought (Nielsen, J. (1993). Usability Engineering, 5.5).
 */
export const P99_GOAL_MS = 200;
/** The limit for the memory of the server: half the memory of the smallest common rented machine, which has 1 GB. */
const MEMORY_GOAL_MB = 512;
/** The limit for the growth of memory: the smallest growth that ten minutes can distinguish from garbage collection. */
const GROWTH_GOAL_MB = 1;
/** The shortest run whose growth is meaningful, because a shorter run is still warming up. */
const GROWTH_LEAST_MS = 5 * 60_000;

/** A server under test, with the people who use it. */
export interface Served {
  readonly engine: Engine;
  readonly url: string;
  readonly pid: number;
  readonly people: readonly Person[];
}

/** The number of actions per second by this many people in the busiest hour. */
export const usualRate = (people: number): number => people / EVERY_S;

/** The nearest-rank percentile; `share` is 0 to 1. NaN for no values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? Number.NaN;

const timesOf = (done: readonly Done[]): readonly number[] => done.map(([, , tookMs]) => tookMs);

/** The number of calls without the expected reply. */
export const failuresOf = (done: readonly Done[]): number =>
  done.reduce((sum, [, , , failed]) => sum + failed, 0);

const printKinds = (done: readonly Done[]): void =>
  console.table(
    MIX.map(({ name }, index) => {
      const times = timesOf(done.filter(([action]) => action === index));
      const ms = (share: number) => Number(percentile(times, share).toFixed(1));
      return { action: name, times: times.length, 'p50 ms': ms(0.5), 'p99 ms': ms(0.99) };
    }),
  );

/** The resident set size of a process, in MB. */
const residentMb = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

const growth = (what: string, memory: readonly number[]): Measure => {
  const settled = memory.slice(Math.floor(memory.length * SETTLED));
  const { perStep, interval } = growthOf(settled);
  return {
    name: `Growth of memory, ${what}`,
    value: 60 * perStep,
    interval: [60 * interval[0], 60 * interval[1]],
    unit: 'MB a minute',
    goal: GROWTH_GOAL_MB,
    better: 'lower',
    detail: `over the last ${settled.length} seconds`,
  };
};

/** Measures a server under the load of the busiest hour. */
export const measureSteady = async (served: Served, lengthMs: number): Promise<Measure[]> => {
  const { engine, url, pid, people } = served;
  const perSecond = usualRate(people.length);
  const job = { url, people, arrivals: { perSecond } };
  const startMb = residentMb(pid);
  await load({ ...job, lengthMs: WARM_UP_MS, seed: 1 });
  const memory: number[] = [];
  const timer = setInterval(() => memory.push(residentMb(pid)), 1000);
  const done = await load({ ...job, lengthMs, seed: 2 }).finally(() => clearInterval(timer));
  printKinds(done);
  const windows = Array.from({ length: WINDOWS }, (_, index) =>
    done.filter(([, plannedMs]) => Math.floor((plannedMs * WINDOWS) / lengthMs) === index),
  ).filter((window) => window.length > 0);
  const what = `${people.length} people on ${engine}`;
  const detail = `${done.length} actions, ${perSecond.toFixed(1)} a second; medians of ${WINDOWS} parts of ${(lengthMs / 60_000).toFixed(1)} minutes`;
  const time = (name: string, share: number, goal: number): Measure => {
    const values = windows.map((window) => percentile(timesOf(window), share));
    return {
      name: `${name}, ${what}`,
      ...medianOf(values),
      unit: 'ms',
      goal,
      better: 'lower',
      detail: `${detail}; over all ${percentile(timesOf(done), share).toFixed(1)}`,
    };
  };
  return [
    time('p50 of actions', 0.5, P50_GOAL_MS),
    time('p99 of actions', 0.99, P99_GOAL_MS),
    {
      name: `Calls that failed, ${what}`,
      value: failuresOf(done),
      unit: 'calls',
      goal: 0,
      better: 'lower',
      detail: '',
    },
    {
      name: `Memory at most, ${what}`,
      value: Math.max(...memory),
      unit: 'MB',
      goal: MEMORY_GOAL_MB,
      better: 'lower',
      detail: `${startMb.toFixed(0)} before, ${memory.at(-1)?.toFixed(0)} at the end`,
    },
    ...(lengthMs < GROWTH_LEAST_MS ? [] : [growth(what, memory)]),
  ];
};
