import type { Difficulty, Mode } from '#domain/attention/recording.ts';

/** The tests of the panel. */
export const TEST_TYPES = ['stroop', 'digit-span', 'simon'] as const;
export type TestType = (typeof TEST_TYPES)[number];

/** What every test of the panel gets. */
export interface TestProps {
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  /** Told whether a run is on. */
  readonly onBusy: (isBusy: boolean) => void;
}
