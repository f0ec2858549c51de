/** Steps that make a scale easy to read, as multiples of a power of ten. */
const STEPS = [1, 2, 5, 10];
const MOST_LINES = 6;

/** Round values, the lowest first, from at or below `lowest` to at or above `highest`; at least two, at most seven. */
export const roundGrid = (lowest: number, highest: number): readonly number[] => {
  const span = Math.max(highest - lowest, 1e-6);
  const power = 10 ** Math.floor(Math.log10(span / MOST_LINES));
  const step = power * (STEPS.find((one) => one * power * (MOST_LINES - 1) >= span) ?? 10);
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  // Rounded, because 3 × 0.1 is not 0.3.
  return Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
};
