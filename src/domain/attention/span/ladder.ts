/**
 * The ladder of a span test: two sequences of each length, one longer when at least one of the two
 * was right, and the end when both were wrong (the two-error stop) or at the longest length.
 */
export interface Ladder {
  readonly firstLength: number;
  readonly longestLength: number;
}

/** One sequence of a ladder, in the order in which they were given. */
export interface Rung {
  readonly length: number;
  readonly correct: boolean;
}

/** The length of the next sequence; null when the ladder has come to its end. */
export const nextLength = (ladder: Ladder, rungs: readonly Rung[]): number | null => {
  const last = rungs.at(-1);
  if (last === undefined) return ladder.firstLength;
  if (rungs.length % 2 === 1) return last.length;
  const failedBoth = !last.correct && rungs.at(-2)?.correct === false;
  return failedBoth || last.length >= ladder.longestLength ? null : last.length + 1;
};

export interface SpanScore {
  readonly sequences: number;
  readonly totalCorrect: number;
  /** The length of the longest sequence that was right; null when none was. */
  readonly longest: number | null;
  /**
   * The length of which half are right (Woods et al. 2011): half a step under the first length, plus
   * the share of right sequences of each length. Null before the ladder's end, and when none was right.
   */
  readonly meanSpan: number | null;
  /** Whether the ladder came to its end. */
  readonly complete: boolean;
}

/** The result of the sequences of one ladder. */
export const scoreSpan = (ladder: Ladder, rungs: readonly Rung[]): SpanScore => {
  const right = rungs.filter(({ correct }) => correct);
  const complete = nextLength(ladder, rungs) === null;
  return {
    sequences: rungs.length,
    totalCorrect: right.length,
    longest: right.reduce<number | null>((most, { length }) => Math.max(most ?? 0, length), null),
    // Two sequences of each length: each right one is half of its length's share.
    meanSpan: complete && right.length > 0 ? ladder.firstLength - 0.5 + right.length / 2 : null,
    complete,
  };
};
