import { loadavg } from 'node:os';

/** From the lowest to the highest value that is likely. */
export type Interval = readonly [low: number, high: number];

/** One measured value with its goal. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  /** The interval of the value when it is a median of several runs; left out for what is counted exactly, such as bytes. */
  readonly interval?: Interval;
  /** The unit of the value, such as "× bare" or "KB". */
  readonly unit: string;
  readonly goal: number;
  /** Whether higher or lower values are better than the goal. */
  readonly better: 'higher' | 'lower';
  /** Further results of the run, for the reader. */
  readonly detail: string;
  /** Why this machine cannot decide it, whatever the value. */
  readonly undecided?: string;
}

/** Whether the goal is reached; undecided when the interval has the goal between its ends, or the machine cannot tell. */
export type Verdict = 'yes' | 'NO' | 'undecided';

export const verdictOf = ({ value, interval, goal, better, undecided }: Measure): Verdict => {
  if (undecided !== undefined) return 'undecided';
  const reaches = (one: number): boolean => (better === 'higher' ? one >= goal : one <= goal);
  if (interval !== undefined && reaches(interval[0]) !== reaches(interval[1])) return 'undecided';
  return reaches(value) ? 'yes' : 'NO';
};

const inOrder = (values: readonly number[]): readonly number[] =>
  [...values].sort((one, other) => one - other);

/** The middle value, or the mean of the middle two; NaN for no values. */
export const median = (values: readonly number[]): number => {
  const sorted = inOrder(values);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
};

/** The share of samples whose median may lie outside of the interval. */
const OUTSIDE = 0.05;

/**
 * The interval that has the median of what was sampled in 95 of 100 cases, whatever its distribution: the ends are the
 * values whose ranks leave at most 2.5% of a binomial distribution with p = ½ outside on each side (Conover, W. J.
 * (1999). Practical Nonparametric Statistics, 3.2). Fewer than six values cannot give that: theirs is the whole range.
 * How many there are has to be decided beforehand, because looking again after each one makes the 95 fewer.
 * @throws RangeError for no values.
 */
export const medianInterval = (values: readonly number[]): Interval => {
  const sorted = inOrder(values);
  const count = sorted.length;
  // The chance that exactly so many, and that at most so many, of the values lie below the median.
  let exactly = 0.5 ** count;
  let atMost = exactly;
  let rank = 0;
  while (atMost + (exactly * (count - rank)) / (rank + 1) <= OUTSIDE / 2) {
    exactly *= (count - rank) / (rank + 1);
    atMost += exactly;
    rank += 1;
  }
  const [low, high] = [sorted[rank], sorted[count - 1 - rank]];
  if (low === undefined || high === undefined) throw new RangeError('There are no values.');
  return [low, high];
};

/** The median of several runs, with its interval. */
export const medianOf = (
  values: readonly number[],
): { readonly value: number; readonly interval: Interval } => ({
  value: median(values),
  interval: medianInterval(values),
});

/** Measures two sides so many times, one after the other; which one comes first alternates. */
export const inPairs = async <Rate>(
  count: number,
  ours: () => Promise<Rate>,
  theirs: () => Promise<Rate>,
): Promise<readonly (readonly [ours: Rate, theirs: Rate])[]> => {
  const pairs: (readonly [Rate, Rate])[] = [];
  while (pairs.length < count) {
    if (pairs.length % 2 === 0) pairs.push([await ours(), await theirs()]);
    else {
      const second = await theirs();
      pairs.push([await ours(), second]);
    }
  }
  return pairs;
};

/** The ratio of two medians, and the interval that the intervals of both leave it. */
export const ratioOf = (
  ours: readonly number[],
  theirs: readonly number[],
): { readonly value: number; readonly interval: Interval } => {
  const [low, high] = medianInterval(ours);
  const [theirLow, theirHigh] = medianInterval(theirs);
  return { value: median(ours) / median(theirs), interval: [low / theirHigh, high / theirLow] };
};

/** How busy the machine was in the last minute, as the mean number of processes that ran or waited to. */
export const machineLoad = (): number => loadavg()[0] ?? Number.NaN;
