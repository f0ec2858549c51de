import { texts } from '#texts/attention.js';
/** One figure of a result with its explanation. */
export interface MeasureText {
  readonly name: string;
  /** The value with its unit; null if there were too few trials. */
  readonly value: string | null;
  readonly says: string;
  readonly saysNot: string;
}

/**
 * Milliseconds as seconds with the given decimals (at most 3), rounded half up; null stays null.
 */
export const inSeconds = (ms: number | null, decimals: number): string | null => {
  if (ms === null) return null;
  // `toFixed` alone rounds 0.95 down to 0.9, because its binary value is slightly below 0.95.
  const seconds = Math.round(ms / 10 ** (3 - decimals)) / 10 ** decimals;
  return texts.seconds({ value: seconds.toFixed(decimals) });
};

/** Milliseconds as text, rounded to whole milliseconds; null stays null. */
export const inMs = (ms: number | null): string | null =>
  ms === null ? null : texts.milliseconds({ value: String(Math.round(ms)) });

/** A count with its percentage of a total; null when the total is 0. */
export const shareText = (count: number, total: number): string | null =>
  total === 0
    ? null
    : texts.share({
        count: String(count),
        total: String(total),
        percent: String(Math.round((count / total) * 100)),
      });
