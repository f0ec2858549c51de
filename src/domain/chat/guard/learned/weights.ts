import type { Category } from '../assessment.ts';
import type { Table } from './table.ts';

/** The trained weights of the classifier. */
export interface LearnedWeights {
  readonly risk: Table;
  /** Predicts whether a message about danger is about somebody else. */
  readonly other: Table;
  readonly categories: Readonly<Record<Category, Table>>;
  /** The minimum scores, in log odds, at which the guard asks, by message length. */
  readonly thresholds: { readonly short: number; readonly long: number };
}
