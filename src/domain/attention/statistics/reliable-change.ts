import { zOf } from './normal-tail.ts';
import type { YesCount } from './signal-detection.ts';

/**
 * The z from which a change counts as reliable; chance alone exceeds this z in fewer than one of twenty comparisons.
 */
const RELIABLE_FROM_Z = 1.96;

/**
 * Minimum number of stimuli of each kind for calculating the standard error of d′, see docs/science/reliable-change.md.
 */
const MIN_OF_KIND = 40;

/** A measured value with its standard error, in the same unit. */
export interface Measurement {
  readonly value: number | null;
  /** Null when the standard error cannot be determined. */
  readonly standardError: number | null;
}

export type Change = 'better' | 'worse' | 'none' | 'too-few';

/**
 * The difference between two measurements, in units of the standard error of the difference (Jacobson & Truax 1991). It
 * is positive when the second value is larger, and null when a value or a standard error is missing, or when both
 * errors are 0.
 */
export const changeInErrors = (first: Measurement, second: Measurement): number | null => {
  if (first.value === null || second.value === null) return null;
  if (first.standardError === null || second.standardError === null) return null;
  const error = Math.hypot(first.standardError, second.standardError);
  return error > 0 ? (second.value - first.value) / error : null;
};

/** Whether and how the second measurement differs from the first by more than their measurement error. */
export const reliableChange = (
  first: Measurement,
  second: Measurement,
  isMoreBetter: boolean,
): Change => {
  const z = changeInErrors(first, second);
  if (z === null) return 'too-few';
  if (Math.abs(z) < RELIABLE_FROM_Z) return 'none';
  return z > 0 === isMoreBetter ? 'better' : 'worse';
};

const density = (z: number): number => Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);

const varianceOfZ = ({ yes, of }: YesCount): number => {
  const rate = (yes + 0.5) / (of + 1);
  return (rate * (1 - rate)) / (of * density(zOf(rate)) ** 2);
};

/**
 * The standard error of d′, in units of z (Gourevitch & Galanter 1967), calculated from rates with the log-linear
 * correction; null with fewer than `MIN_OF_KIND` stimuli of either kind.
 */
export const sensitivityErrorOf = (hits: YesCount, falseAlarms: YesCount): number | null =>
  Math.min(hits.of, falseAlarms.of) < MIN_OF_KIND
    ? null
    : Math.sqrt(varianceOfZ(hits) + varianceOfZ(falseAlarms));
