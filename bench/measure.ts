/** One measured value with its goal. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  /** The unit of the value, such as "× bare" or "KB". */
  readonly unit: string;
  readonly goal: number;
  /** Whether higher or lower values are better than the goal. */
  readonly better: 'higher' | 'lower';
  /** Further results of the run, for the reader. */
  readonly detail: string;
}

export const isReached = ({ value, goal, better }: Measure): boolean =>
  better === 'higher' ? value >= goal : value <= goal;

/** The middle value, or the mean of the middle two; NaN for no values. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
};
