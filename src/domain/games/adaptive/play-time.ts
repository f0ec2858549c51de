/** After this long at play a break is offered, in milliseconds. */
const BREAK_AFTER_MS = 900_000;
/** A time without play that is at least this long is a break, in milliseconds. */
const BREAK_MS = 300_000;

/** A time at play, of any game: milliseconds since the Unix epoch. */
export interface PlaySpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A time of play without a break in it. */
interface Stretch {
  /** When it began, in milliseconds since the Unix epoch. */
  readonly fromMs: number;
  /** How much of it was played, in milliseconds. */
  readonly playedMs: number;
}

/** What was played since the last break, by the spans in any order, as of now; null right after a break. */
export const stretchOf = (spans: readonly PlaySpan[], nowMs: number): Stretch | null => {
  const newestFirst = spans.toSorted((one, other) => other.toMs - one.toMs);
  let [playedMs, untilMs] = [0, nowMs];
  let stretch: Stretch | null = null;
  for (const { fromMs, toMs } of newestFirst) {
    if (untilMs - toMs >= BREAK_MS) break;
    // Spans that lie over each other, as those of two open tabs, are one time.
    playedMs += Math.max(0, Math.min(toMs, untilMs) - fromMs);
    untilMs = Math.min(untilMs, fromMs);
    stretch = { fromMs: untilMs, playedMs };
  }
  return stretch;
};

/**
 * Whether it is time to suggest a break. It is a suggestion: nothing stops. Once it was hidden it comes
 * again only after a break.
 *
 * @param hiddenMs when it was hidden last, in milliseconds since the Unix epoch; null for never
 */
export const isBreakDue = (
  spans: readonly PlaySpan[],
  nowMs: number,
  hiddenMs: number | null = null,
): boolean => {
  const stretch = stretchOf(spans, nowMs);
  if (stretch === null || stretch.playedMs < BREAK_AFTER_MS) return false;
  // A later instant than now is that of a clock that was set back since.
  return hiddenMs === null || hiddenMs < stretch.fromMs || hiddenMs > nowMs;
};
