import type { Difficulty, Mode } from '#domain/attention/recording.ts';

/** The tests of the panel. */
export const TEST_TYPES = ['stroop', 'digit-span', 'simon'] as const;
export type TestType = (typeof TEST_TYPES)[number];

/** The props of every test of the panel. */
export interface TestProps {
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  /** Called with true when a run starts and with false when it ends. */
  readonly onBusy: (isBusy: boolean) => void;
}
