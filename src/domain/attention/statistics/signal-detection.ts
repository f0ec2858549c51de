import { zOf } from './normal-tail.ts';

/** How many of how many, for instance hits of targets. */
export interface YesCount {
  readonly yes: number;
  readonly of: number;
}

/** How well two kinds of stimuli were told apart, both in units of z. */
export interface Sensitivity {
  /** d′ = z(hit rate) − z(false-alarm rate); 0 is guessing, more is better. */
  readonly dPrime: number;
  /** c = −½ [z(hit rate) + z(false-alarm rate)]; above 0 holds back, below 0 answers readily. */
  readonly criterion: number;
}

/** A share from 0 to 1; null when there was nothing to take it of. */
export const rateOf = ({ yes, of }: YesCount): number | null => (of > 0 ? yes / of : null);

/** The log-linear rule: half of one is added to each count and one to each total (Hautus 1995). */
const corrected = ({ yes, of }: YesCount): number => (yes + 0.5) / (of + 1);

/**
 * Sensitivity and criterion with the log-linear correction, which keeps rates of 0 and 1 measurable.
 * Null when there were no targets or no others.
 */
export const sensitivityOf = (hits: YesCount, falseAlarms: YesCount): Sensitivity | null => {
  if (hits.of <= 0 || falseAlarms.of <= 0) return null;
  const zHits = zOf(corrected(hits));
  const zFalseAlarms = zOf(corrected(falseAlarms));
  return { dPrime: zHits - zFalseAlarms, criterion: -(zHits + zFalseAlarms) / 2 };
};
