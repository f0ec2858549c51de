import { EXPORTED_TABLES, type ExportedTable } from '#server/db/tables/tables.ts';

/** Tables whose rows also belong to other users. They are never imported. */
const SHARED: ReadonlySet<ExportedTable> = new Set([
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

/** Tables of counts that are recalculated from the entries. */
const COUNTED: ReadonlySet<ExportedTable> = new Set(['task_days', 'distraction_counts']);

/** Tables of login data, which cannot be restored from a file. */
const LOGIN_TABLES: ReadonlySet<ExportedTable> = new Set(['sessions', 'known_devices', 'passkeys']);

/** The tables whose rows can be imported. Referenced tables come first. */
export const IMPORTABLE_TABLES: readonly ExportedTable[] = EXPORTED_TABLES.filter(
  (one) => !SHARED.has(one) && !COUNTED.has(one) && !LOGIN_TABLES.has(one),
);

/** The exported tables that are not imported because their rows also belong to other users. */
export const SHARED_TABLES: readonly ExportedTable[] = EXPORTED_TABLES.filter((one) =>
  SHARED.has(one),
);

interface Parent {
  readonly table: ExportedTable;
  /** The column that has the `id` of the parent row. */
  readonly column: string;
}

/** Parent rows, which must exist before a row of these tables can be stored. */
export const PARENTS: ReadonlyMap<ExportedTable, Parent> = new Map([
  ['goal_versions', { table: 'goals', column: 'goal_id' }],
  ['goal_ratings', { table: 'goals', column: 'goal_id' }],
  ['medicine_doses', { table: 'medicines', column: 'medicine_id' }],
  ['chat_triggers', { table: 'chat_messages', column: 'message_id' }],
]);
