import type { Category } from '../assessment.ts';
import type { Table } from './table.ts';

/** The trained weights of the learned part. */
export interface LearnedWeights {
  readonly risk: Table;
  /** Whether a message at risk is about somebody else. */
  readonly other: Table;
  readonly categories: Readonly<Record<Category, Table>>;
  /** The scores in log odds from which the guard asks, by message length. */
  readonly thresholds: { readonly short: number; readonly long: number };
}
