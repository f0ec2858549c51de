import type { Category } from '../assessment.ts';
import type { Table } from './table.ts';

/** What the learned part has learned. */
export interface LearnedWeights {
  readonly risk: Table;
  /** Whether a message at risk speaks of somebody else. */
  readonly other: Table;
  readonly categories: Readonly<Record<Category, Table>>;
  /** The scores in log odds from which the guard asks, by the length of the message. */
  readonly thresholds: { readonly short: number; readonly long: number };
}
