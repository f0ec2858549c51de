import { EXPORTED_TABLES, type ExportedTable } from '#server/db/tables/tables.ts';

/** Tables whose rows also belong to others, so they are never imported. */
const OF_OTHERS: ReadonlySet<ExportedTable> = new Set([
  'therapists',
  'connections',
  'consents',
  'access_log',
  'care_proposals',
  'homework_days',
  'agenda_items',
  'care_notes',
  'care_meetings',
  'private_notes',
]);

/** Counts that are recalculated from the entries. */
const COUNTED: ReadonlySet<ExportedTable> = new Set(['task_days', 'distraction_counts']);

/** Login data, which no file can restore. */
const OF_LOGIN: ReadonlySet<ExportedTable> = new Set(['sessions', 'known_devices', 'passkeys']);

/** The tables whose rows can be imported, referenced tables first. */
export const BROUGHT_BACK: readonly ExportedTable[] = EXPORTED_TABLES.filter(
  (one) => !OF_OTHERS.has(one) && !COUNTED.has(one) && !OF_LOGIN.has(one),
);

/** The tables left out because their rows also belong to others. */
export const LEFT_OUT: readonly ExportedTable[] = EXPORTED_TABLES.filter((one) =>
  OF_OTHERS.has(one),
);

interface Parent {
  readonly table: ExportedTable;
  /** The column with the parent's `id`. */
  readonly column: string;
}

/** The parent rows without which rows cannot be stored. */
export const PARENTS: ReadonlyMap<ExportedTable, Parent> = new Map([
  ['goal_versions', { table: 'goals', column: 'goal_id' }],
  ['goal_ratings', { table: 'goals', column: 'goal_id' }],
  ['medicine_doses', { table: 'medicines', column: 'medicine_id' }],
  ['chat_triggers', { table: 'chat_messages', column: 'message_id' }],
]);
