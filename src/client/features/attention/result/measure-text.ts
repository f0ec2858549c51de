/** One number of a result, in words. */
export interface MeasureText {
  readonly name: string;
  /** With its unit; null when there were too few trials to tell. */
  readonly value: string | null;
  readonly says: string;
  readonly saysNot: string;
}

/** Milliseconds as seconds with so many decimals (at most 3), halves rounded up; null stays null. */
export const inSeconds = (ms: number | null, decimals: number): string | null => {
  if (ms === null) return null;
  // Not by `toFixed` alone: 0.95 is a little less than that in the machine, and would become 0.9.
  const seconds = Math.round(ms / 10 ** (3 - decimals)) / 10 ** decimals;
  return `${seconds.toFixed(decimals)} s`;
};

/** Milliseconds in whole ones; null stays null. */
export const inMs = (ms: number | null): string | null =>
  ms === null ? null : `${Math.round(ms)} ms`;

/** A count with its share in percent; null when there was nothing to count. */
export const shareText = (yes: number, of: number): string | null =>
  of === 0 ? null : `${yes} of ${of} (${Math.round((yes / of) * 100)}%)`;
