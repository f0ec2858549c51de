/**
 * The ascending series of a span test: two sequences of each length. The length grows by one when at
 * least one of the two was right; the series ends when both were wrong (two-error stop) or at the
 * longest length.
 */
export interface SpanSeries {
  readonly firstLength: number;
  readonly longestLength: number;
}

/** One presented sequence: its length and whether it was repeated right. */
export interface SpanTrial {
  readonly length: number;
  readonly correct: boolean;
}

/** The length of the next sequence; null when the series is over. */
export const nextLength = (series: SpanSeries, trials: readonly SpanTrial[]): number | null => {
  const last = trials.at(-1);
  if (last === undefined) return series.firstLength;
  if (trials.length % 2 === 1) return last.length;
  const failedBoth = !last.correct && trials.at(-2)?.correct === false;
  return failedBoth || last.length >= series.longestLength ? null : last.length + 1;
};

export interface SpanScore {
  readonly sequences: number;
  readonly totalCorrect: number;
  /** The length of the longest sequence that was right; null when none was right. */
  readonly longest: number | null;
  /**
   * The mean span (Woods et al. 2011): the first length − 0.5 + the sum over all lengths of the share of right
   * sequences, in items. Null before the end of the series, or when no sequence was right.
   */
  readonly meanSpan: number | null;
  /** Whether the series is over. */
  readonly complete: boolean;
}

/** The score of the trials of one series. */
export const scoreSpan = (series: SpanSeries, trials: readonly SpanTrial[]): SpanScore => {
  const right = trials.filter(({ correct }) => correct);
  const complete = nextLength(series, trials) === null;
  return {
    sequences: trials.length,
    totalCorrect: right.length,
    longest: right.reduce<number | null>((most, { length }) => Math.max(most ?? 0, length), null),
    // There are two sequences of each length, so each right one adds 0.5.
    meanSpan: complete && right.length > 0 ? series.firstLength - 0.5 + right.length / 2 : null,
    complete,
  };
};
