import { EXPORTED_TABLES, type ExportedTable } from '#server/db/tables/tables.ts';

/** What belongs to others too, so it never comes back from a file. */
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

/** What is counted anew from the entries. */
const COUNTED: ReadonlySet<ExportedTable> = new Set(['task_days', 'distraction_counts']);

/** What says where and how somebody logs in, which no file can bring about. */
const OF_LOGIN: ReadonlySet<ExportedTable> = new Set(['sessions', 'known_devices', 'passkeys']);

/** The tables whose rows can come back, those first that others refer to. */
export const BROUGHT_BACK: readonly ExportedTable[] = EXPORTED_TABLES.filter(
  (one) => !OF_OTHERS.has(one) && !COUNTED.has(one) && !OF_LOGIN.has(one),
);

/** The tables that stay out because they belong to others too. */
export const LEFT_OUT: readonly ExportedTable[] = EXPORTED_TABLES.filter((one) =>
  OF_OTHERS.has(one),
);

interface Parent {
  readonly table: ExportedTable;
  /** The column that names the parent by its `id`. */
  readonly column: string;
}

/** To which rows others belong, without which they cannot be kept. */
export const PARENTS: ReadonlyMap<ExportedTable, Parent> = new Map([
  ['goal_versions', { table: 'goals', column: 'goal_id' }],
  ['goal_ratings', { table: 'goals', column: 'goal_id' }],
  ['medicine_doses', { table: 'medicines', column: 'medicine_id' }],
  ['chat_triggers', { table: 'chat_messages', column: 'message_id' }],
]);
