import { sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

/** What is kept of a person, by table. Sessions are left out: they are keys, not entries. */
export const EXPORTED_TABLES = [
  'mood_logs',
  'comfort',
  'tasks',
  'task_days',
  'task_offers',
  'scheduler_states',
  'task_helps',
  'routines',
  'routine_versions',
  'routine_breaks',
  'routine_occurrences',
  'routine_clocks',
  'routine_proposals',
  'reminder_settings',
  'goals',
  'goal_versions',
  'goal_ratings',
  'distraction_logs',
  'distraction_counts',
  'cpt_responses',
  'cpt_summaries',
  'focus_visibility',
  'focus_sessions',
  'attention_records',
  'attention_totals',
  'attention_runs',
  'first_quizzes',
  'first_quizzes_reset',
  'weekly_quizzes',
  'game_results',
  'game_ratings',
  'chat_messages',
  'chat_conversations',
  'chat_settings',
  'chat_safety_plans',
  'chat_ladders',
  'chat_triggers',
  'chat_deleted',
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
  'communication_cards',
] as const satisfies readonly (keyof Schema)[];

/** The columns that hold JSON as text; none of them holds what a person typed as it is. */
const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'card',
  'changed_body',
  'coach_state',
  'data',
  'events',
  'ladder',
  'levels',
  'marks',
  'plan',
  'body',
  'reminders',
  'reply',
  'responses',
  'safety',
  'safety_state',
  'score',
  'scores',
  'sequence',
  'settings',
  'silent_weekdays',
  'state',
  'steps',
  'steps_done',
  'streams',
  'tags',
  'timing',
  'viewer_about',
]);

type Row = Record<string, unknown>;

const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== 'user_id')
      .map(([column, value]) => [
        column,
        JSON_COLUMNS.has(column) && typeof value === 'string' ? JSON.parse(value) : value,
      ]),
  );

/** Everything that is kept of one person, for themselves. */
export const exportStore = ({ db }: Pick<Database, 'db'>) => ({
  /** The rows of each table, without the person's id. */
  entries: async (userId: UserId): Promise<Record<string, Row[]>> => {
    const entries: Record<string, Row[]> = {};
    for (const table of EXPORTED_TABLES) {
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where user_id = ${userId}
      `.execute(db);
      entries[table] = rows.map(readable);
    }
    return entries;
  },
});

export type ExportStore = ReturnType<typeof exportStore>;
