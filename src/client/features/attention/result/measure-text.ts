import { decimalText } from '#client/lib/language/number-text.ts';
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
  // Rounded first, because the binary value of 0.95 is slightly below it.
  const seconds = Math.round(ms / 10 ** (3 - decimals)) / 10 ** decimals;
  return texts.seconds({ value: decimalText(seconds, decimals) });
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
