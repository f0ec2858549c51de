import type { LocalDate } from '#domain/shared/brands.ts';
import { medianOf } from '#domain/shared/numbers/median.ts';
import { type UsualRange, usualRange } from '#domain/shared/numbers/usual-range.ts';
import type { MeasuredRun } from './measures.ts';
import type { Instrument } from './recording.ts';

/**
 * The standard error assumed when no run provides one, in the unit of the value. For spans it is the effect of one
 * sequence; for the other measures, the error found in simulated Full runs (docs/science/usual-range.md).
 */
const DEFAULT_STANDARD_ERROR: Readonly<Record<Instrument, number>> = {
  cpt: 0.26,
  stroop: 43,
  'digit-span': 0.5,
  simon: 0.5,
};

/** A run with its value and the key by which it is compared. */
export interface ComparedRun extends Pick<MeasuredRun, 'value' | 'standardError'> {
  readonly date: LocalDate;
  /** Difficulty, scoring version and input; only runs with an equal key are compared. */
  readonly comparisonKey: string;
}

/** The comparable runs of a test and their usual range. */
export interface RunProgress {
  /** The runs that are comparable with the latest one, which comes last. */
  readonly runs: readonly { readonly date: LocalDate; readonly value: number }[];
  /** The usual range of the values of the runs before the latest one; null while there are too few such runs. */
  readonly range: UsualRange | null;
}

/**
 * The runs that are comparable with the latest one, and the usual range of the runs before it. The range reflects the
 * spread of those runs, or the standard error of a single run if that is larger.
 *
 * @param runs complete Full runs of one test, earliest first
 */
export const progressOfRuns = (
  instrument: Instrument,
  runs: readonly ComparedRun[],
): RunProgress => {
  const { comparisonKey } = runs.findLast(({ value }) => value !== null) ?? {};
  const alike = runs.flatMap(({ value, ...run }) =>
    value === null || run.comparisonKey !== comparisonKey ? [] : [{ ...run, value }],
  );
  const errors = alike.flatMap(({ standardError }) => standardError ?? []);
  const earlier = alike.slice(0, -1).map(({ value }) => value);
  return {
    runs: alike.map(({ date, value }) => ({ date, value })),
    range: usualRange(earlier, medianOf(errors) ?? DEFAULT_STANDARD_ERROR[instrument]),
  };
};
