/** The middle value, or the mean of the two middle values if the count is even; null when there are no values. */
export const medianOf = (values: ArrayLike<number>): number | null => {
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) return null;
  const median = (lower + upper) / 2;
  return Number.isFinite(median) ? median : null;
};
