/** One figure with the goal that it is held against. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  /** What the value counts, such as "× bare" or "KB". */
  readonly unit: string;
  readonly goal: number;
  /** Whether the goal is the least or the most that is good. */
  readonly better: 'higher' | 'lower';
  /** What else the run says, for whoever reads the figures. */
  readonly detail: string;
}

export const isReached = ({ value, goal, better }: Measure): boolean =>
  better === 'higher' ? value >= goal : value <= goal;

/** The middle one, or the mean of the two in the middle. NaN for none. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
};
