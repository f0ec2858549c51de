const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** The arithmetic mean, in the unit of the values; null when there are none. */
export const meanOf = (values: readonly number[]): number | null =>
  finite(values.reduce((sum, one) => sum + one, 0) / values.length);

/** The standard deviation of a sample (n − 1), in the unit of the values; null for fewer than two. */
export const standardDeviationOf = (values: readonly number[]): number | null => {
  const mean = meanOf(values);
  if (mean === null || values.length < 2) return null;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return finite(Math.sqrt(squares / (values.length - 1)));
};
