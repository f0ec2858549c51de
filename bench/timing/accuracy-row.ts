import type { Condition } from './conditions.ts';
import type { TimingAccuracy } from './drift-and-presses.ts';
import type { Program } from './program.ts';

/** The accuracy of one program in one browser, under one condition and at one pace, for each run. */
export interface AccuracyRow {
  readonly browser: string;
  readonly condition: Condition;
  readonly intervalMs: number;
  readonly program: Program;
  readonly runs: readonly TimingAccuracy[];
  /** The machine's load at the end of each run. Two busy processes alone cause a load of 2. */
  readonly loads: readonly number[];
}
