import type { Condition } from './conditions.ts';
import type { TimingAccuracy } from './drift-and-presses.ts';
import type { Program } from './one-run.ts';

/** The accuracy of one program under one condition at one pace. */
export interface AccuracyRow extends TimingAccuracy {
  readonly program: Program;
  readonly condition: Condition;
  readonly intervalMs: number;
  /** The machine's load over the minute before the run ended; 2 busy processes alone make it 2. */
  readonly load: number;
}
