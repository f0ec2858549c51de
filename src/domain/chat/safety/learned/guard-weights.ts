import type { Category } from '#domain/chat/safety/assessment.ts';
import type { PackedTable } from './table.ts';

/** All that the learned part of the guard has learned. */
export interface GuardWeights {
  /** A hash of the messages learned from. */
  readonly version: string;
  /** The local date of the training, YYYY-MM-DD. */
  readonly date: string;
  readonly risk: PackedTable;
  /** Whether a message at risk speaks of somebody else. */
  readonly other: PackedTable;
  readonly categories: Readonly<Record<Category, PackedTable>>;
}
