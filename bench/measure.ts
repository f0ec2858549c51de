import { loadavg } from 'node:os';

/** The lower and upper end of a confidence interval. */
export type Interval = readonly [low: number, high: number];

/** One measured value with its goal. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  /** The confidence interval if the value is a median of several runs. Omitted for exact counts, such as bytes. */
  readonly interval?: Interval;
  /** The unit of the value, such as "× bare" or "KB". */
  readonly unit: string;
  readonly goal: number;
  /** Whether values higher or lower than the goal are better. */
  readonly better: 'higher' | 'lower';
  /** Further results of the run, for the reader. */
  readonly detail: string;
  /** Why this machine cannot decide whether the goal is met, regardless of the value. */
  readonly undecided?: string;
}

/** Whether the goal is met; undecided if the interval contains the goal or this machine cannot decide it. */
export type Verdict = 'yes' | 'NO' | 'undecided';

export const verdictOf = ({ value, interval, goal, better, undecided }: Measure): Verdict => {
  if (undecided !== undefined) return 'undecided';
  const reaches = (one: number): boolean => (better === 'higher' ? one >= goal : one <= goal);
  if (interval !== undefined && reaches(interval[0]) !== reaches(interval[1])) return 'undecided';
  return reaches(value) ? 'yes' : 'NO';
};

const inOrder = (values: readonly number[]): readonly number[] =>
  [...values].sort((one, other) => one - other);

/** The middle value, or the mean of the two middle values; NaN for no values. */
export const median = (values: readonly number[]): number => {
  const sorted = inOrder(values);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
};

/** One minus the confidence level of the interval. */
const OUTSIDE = 0.05;

/**
 * The 95% confidence interval of the median, for any distribution. Its ends are the values whose ranks exclude at most
 * 2.5% of a binomial distribution with p = ½ on each side (Conover, W. J. (1999). Practical Nonparametric Statistics,
 * 3.2). Fewer than six values are too few for 95%, so the interval is then the whole range. Fix the number of values
 * beforehand, because checking after each value lowers the confidence level.
 * @throws RangeError for no values
 */
export const medianInterval = (values: readonly number[]): Interval => {
  const sorted = inOrder(values);
  const count = sorted.length;
  // The probabilities that exactly `rank` values, and at most `rank` values, are below the median.
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

/** Measures both sides `count` times in pairs, alternating which side goes first. */
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

/** The ratio of two medians, with the widest interval that both intervals allow. */
export const ratioOf = (
  ours: readonly number[],
  theirs: readonly number[],
): { readonly value: number; readonly interval: Interval } => {
  const [low, high] = medianInterval(ours);
  const [theirLow, theirHigh] = medianInterval(theirs);
  return { value: median(ours) / median(theirs), interval: [low / theirHigh, high / theirLow] };
};

/** The machine's load in the last minute, which is the mean number of processes that run or wait to run. */
export const machineLoad = (): number => loadavg()[0] ?? Number.NaN;
