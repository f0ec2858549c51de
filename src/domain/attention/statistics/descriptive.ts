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

/** The middle value (of an even count, the mean of the middle two); null when there are none. */
export const medianOf = (values: ArrayLike<number>): number | null => {
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : finite((lower + upper) / 2);
};
