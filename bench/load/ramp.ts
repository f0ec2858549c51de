import type { Measure } from '../measure.ts';
import { load } from './load.ts';
import { failuresOf, P99_GOAL_MS, percentile, type Served, usualRate } from './steady.ts';

const STEP_MS = 15_000;
const FACTOR = 1.25;
/** The goal as a multiple of the rate in the busiest hour, because a peak, as on a Monday morning, is twice as high. */
const GOAL = 2;
/**
 * The number of tries before a rate counts as too high, because another program may have briefly occupied the machine.
 */
const TRIES = 2;

/** Finds, in steps, the highest rate at which the p99 of actions meets its goal and no call fails. */
export const measureHighestRate = async ({ engine, url, people }: Served): Promise<Measure> => {
  const usual = usualRate(people.length);
  const isSustained = async (times: number, seed: number): Promise<boolean> => {
    const done = await load({
      url,
      people,
      lengthMs: STEP_MS,
      seed,
      arrivals: { perSecond: usual * times },
    });
    const p99 = percentile(
      done.map(([, , tookMs]) => tookMs),
      0.99,
    );
    console.log(
      `${engine}: ${(usual * times).toFixed(0)} actions a second: p99 ${p99.toFixed(0)} ms, ${failuresOf(done)} calls failed`,
    );
    return p99 <= P99_GOAL_MS && failuresOf(done) === 0;
  };
  let [sustained, tries, seed] = [0, 0, 0];
  while (tries < TRIES) {
    const times = sustained === 0 ? 1 : FACTOR * sustained;
    seed += 1;
    if (await isSustained(times, seed)) [sustained, tries] = [times, 0];
    else tries += 1;
  }
  return {
    name: `Highest rate, ${people.length} people on ${engine}`,
    value: sustained,
    interval: [sustained, Math.max(1, sustained * FACTOR)],
    unit: '× the busiest hour',
    goal: GOAL,
    better: 'higher',
    detail: `${(usual * sustained).toFixed(0)} actions a second, in steps of ${FACTOR}`,
  };
};
