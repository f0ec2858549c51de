/** The play time after which a break is suggested, in milliseconds. */
const BREAK_AFTER_MS = 900_000;
/** The shortest time without play that counts as a break, in milliseconds. */
const BREAK_MS = 300_000;

/** A period of play of any game, in milliseconds since the Unix epoch. */
export interface PlaySpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Play since the last break. */
interface Stretch {
  /** When the stretch began, in milliseconds since the Unix epoch. */
  readonly fromMs: number;
  /** The play time within the stretch, in milliseconds. */
  readonly playedMs: number;
}

/** The play since the last break, from spans in any order; null if there is a break now. */
export const stretchOf = (spans: readonly PlaySpan[], nowMs: number): Stretch | null => {
  const newestFirst = spans.toSorted((one, other) => other.toMs - one.toMs);
  let [playedMs, untilMs] = [0, nowMs];
  let stretch: Stretch | null = null;
  for (const { fromMs, toMs } of newestFirst) {
    if (untilMs - toMs >= BREAK_MS) break;
    // Overlapping spans, for instance of two open tabs, are counted once.
    playedMs += Math.max(0, Math.min(toMs, untilMs) - fromMs);
    untilMs = Math.min(untilMs, fromMs);
    stretch = { fromMs: untilMs, playedMs };
  }
  return stretch;
};

/**
 * Whether to suggest a break. A suggestion that the person hid returns only after they have taken a break.
 *
 * @param hiddenMs when the suggestion was last hidden, in milliseconds since the Unix epoch; null for never
 */
export const isBreakDue = (
  spans: readonly PlaySpan[],
  nowMs: number,
  hiddenMs: number | null = null,
): boolean => {
  const stretch = stretchOf(spans, nowMs);
  if (stretch === null || stretch.playedMs < BREAK_AFTER_MS) return false;
  // An instant in the future means that the clock has been set back since then.
  return hiddenMs === null || hiddenMs < stretch.fromMs || hiddenMs > nowMs;
};
