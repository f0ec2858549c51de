import type { LocalDate } from '#domain/shared/brands.ts';
import { medianOf } from '#domain/shared/numbers/median.ts';
import { type UsualRange, usualRange } from '#domain/shared/numbers/usual-range.ts';
import type { MeasuredRun } from './measures.ts';
import type { Instrument } from './recording.ts';

/**
 * What a figure wobbles by where no run tells its standard error, in the unit of the figure: for spans one sequence more
 * or less, for the others what simulated full runs have (docs/science/usual-range.md).
 */
const USUAL_ERROR: Readonly<Record<Instrument, number>> = {
  cpt: 0.26,
  stroop: 43,
  'digit-span': 0.5,
  simon: 0.5,
};

/** A run with its figure, and what it is compared by. */
export interface ComparedRun extends Pick<MeasuredRun, 'value' | 'standardError'> {
  readonly date: LocalDate;
  /** Runs that differ in it are not compared: difficulty, version of the scoring, input. */
  readonly likeness: string;
}

/** How somebody's runs of a test went up and down. */
export interface RunProgress {
  /** Those that can be compared with the latest, which is the last one. */
  readonly runs: readonly { readonly date: LocalDate; readonly value: number }[];
  /** The usual range of the runs before the latest; null while there are too few. */
  readonly range: UsualRange | null;
}

/**
 * The runs that can be compared with the latest one, and the range in which those before it went up and down: their
 * own spread, and at least the standard error of a single run.
 *
 * @param runs whole runs of one test in its full form, the earliest first
 */
export const progressOfRuns = (
  instrument: Instrument,
  runs: readonly ComparedRun[],
): RunProgress => {
  const { likeness } = runs.findLast(({ value }) => value !== null) ?? {};
  const alike = runs.flatMap(({ value, ...run }) =>
    value === null || run.likeness !== likeness ? [] : [{ ...run, value }],
  );
  const errors = alike.flatMap(({ standardError }) => standardError ?? []);
  const earlier = alike.slice(0, -1).map(({ value }) => value);
  return {
    runs: alike.map(({ date, value }) => ({ date, value })),
    range: usualRange(earlier, medianOf(errors) ?? USUAL_ERROR[instrument]),
  };
};
