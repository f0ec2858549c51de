import { zOf } from './normal-tail.ts';

/**
 * The number of stimuli with a response (`yes`) out of all stimuli of one kind (`of`), for instance hits out of
 * targets.
 */
export interface YesCount {
  readonly yes: number;
  readonly of: number;
}

/** The two measures of signal detection theory, in units of z. */
export interface Sensitivity {
  /** d′ = z(hit rate) − z(false-alarm rate); 0 is guessing, higher is better. */
  readonly dPrime: number;
  /** c = −½ [z(hit rate) + z(false-alarm rate)]; above 0 means few responses (conservative), below 0 many (liberal). */
  readonly criterion: number;
}

/** The rate, 0 to 1; null for no stimuli. */
export const rateOf = ({ yes, of }: YesCount): number | null => (of > 0 ? yes / of : null);

/**
 * The log-linear correction: (yes + 0.5) ÷ (of + 1). Hautus, M. J. (1995). Corrections for extreme proportions and
 * their biasing effects on estimated values of d′. Behavior Research Methods, Instruments, & Computers, 27(1), 46–51.
 */
const corrected = ({ yes, of }: YesCount): number => (yes + 0.5) / (of + 1);

/**
 * Sensitivity and criterion. The log-linear correction makes rates of 0 and 1 measurable. Null when there were no
 * targets or no non-targets.
 */
export const sensitivityOf = (hits: YesCount, falseAlarms: YesCount): Sensitivity | null => {
  if (hits.of <= 0 || falseAlarms.of <= 0) return null;
  const zHits = zOf(corrected(hits));
  const zFalseAlarms = zOf(corrected(falseAlarms));
  return { dPrime: zHits - zFalseAlarms, criterion: -(zHits + zFalseAlarms) / 2 };
};
