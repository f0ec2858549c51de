import type { Condition } from './conditions.ts';
import type { TimingAccuracy } from './drift-and-presses.ts';
import type { Program } from './program.ts';

/** The accuracy of one program in a browser under one condition at one pace, for each run. */
export interface AccuracyRow {
  readonly browser: string;
  readonly condition: Condition;
  readonly intervalMs: number;
  readonly program: Program;
  readonly runs: readonly TimingAccuracy[];
  /** The machine's load at the end of each run; two busy processes alone account for 2. */
  readonly loads: readonly number[];
}
