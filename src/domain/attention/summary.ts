/** One answer of a Quick run: a Stroop trial, a digit sequence or a Simon repeat. */
export interface SummaryAnswer {
  readonly correct: boolean;
  readonly timeMs: number;
  /** The length of the sequence; ignored for Stroop. */
  readonly level: number;
}

/** Sums over answers, in a form that the database can compute too. */
export interface AnswerTotals {
  readonly answers: number;
  readonly correct: number;
  /** The sum of all times, in milliseconds. */
  readonly sumMs: number;
  /** The highest level answered right; 0 when none was. */
  readonly topLevel: number;
}

/** Accuracies in percent, 0 to 100, and mean times in milliseconds; each value is null without answers. */
export interface AttentionSummary {
  readonly simon: { readonly maxLevel: number | null; readonly accuracy: number | null };
  readonly digit: { readonly avgTime: number | null; readonly accuracy: number | null };
  readonly stroop: { readonly avgTime: number | null; readonly accuracy: number | null };
}

const NONE: AnswerTotals = { answers: 0, correct: 0, sumMs: 0, topLevel: 0 };

/** The sums over these answers. */
export const totalsOf = (answers: readonly SummaryAnswer[]): AnswerTotals =>
  answers.reduce(
    (sum, { correct, timeMs, level }) => ({
      answers: sum.answers + 1,
      correct: sum.correct + (correct ? 1 : 0),
      sumMs: sum.sumMs + timeMs,
      topLevel: correct ? Math.max(sum.topLevel, level) : sum.topLevel,
    }),
    NONE,
  );

const share = (sum: number, of: number): number | null => (of > 0 ? sum / of : null);
const accuracyOf = ({ correct, answers }: AnswerTotals): number | null =>
  share(100 * correct, answers);

/**
 * The summary of the three tests. `maxLevel` is the longest Simon sequence ever repeated right, and 0
 * when there were repeats but none was right. Full runs are excluded: their lengths rise until both
 * sequences fail, so their accuracy is meaningless.
 */
export const attentionSummary = (
  totals: Readonly<Record<'simon' | 'digit' | 'stroop', AnswerTotals>>,
): AttentionSummary => {
  const { simon, digit, stroop } = totals;
  return {
    simon: { maxLevel: simon.answers > 0 ? simon.topLevel : null, accuracy: accuracyOf(simon) },
    digit: { avgTime: share(digit.sumMs, digit.answers), accuracy: accuracyOf(digit) },
    stroop: { avgTime: share(stroop.sumMs, stroop.answers), accuracy: accuracyOf(stroop) },
  };
};
