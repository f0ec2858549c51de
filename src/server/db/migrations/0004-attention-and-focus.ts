import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates a table of records whose ids the client generates. An id is unique only per user (and per `within`). */
const records = (
  db: Kysely<unknown>,
  name: string,
  columns: (table: CreateTableBuilder<string, string>) => CreateTableBuilder<string, string>,
  within: readonly string[] = [],
): Promise<void> =>
  columns(
    db.schema
      .createTable(name)
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  )
    .addPrimaryKeyConstraint(`${name}_key`, ['user_id', ...within, 'id'])
    .execute();

const focus = async (db: Kysely<unknown>): Promise<void> => {
  await records(db, 'cpt_responses', (table) =>
    table
      .addColumn('shown_letter', 'text', (column) => column.notNull())
      .addColumn('responded_at', 'text', (column) => column.notNull())
      .addColumn('is_correct', 'integer', (column) => column.notNull())
      .addColumn('sequence', 'text', (column) => column.notNull()),
  );
  await records(db, 'cpt_summaries', (table) =>
    table
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('correct', 'integer', (column) => column.notNull())
      .addColumn('incorrect', 'integer', (column) => column.notNull())
      .addColumn('accuracy', 'integer', (column) => column.notNull())
      .addColumn('ended_at', 'text', (column) => column.notNull())
      .addColumn('local_date', 'text', (column) => column.notNull())
      .addColumn('zone', 'text', (column) => column.notNull()),
  );
  await records(db, 'focus_visibility', (table) =>
    table
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('visible', 'integer', (column) => column.notNull()),
  );
  await records(db, 'focus_sessions', (table) =>
    table
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text', (column) => column.notNull())
      .addColumn('duration_s', 'integer', (column) => column.notNull()),
  );
};

const attention = async (db: Kysely<unknown>): Promise<void> => {
  await records(
    db,
    'attention_records',
    (table) =>
      table
        .addColumn('test', 'text', (column) => column.notNull())
        .addColumn('answers', 'integer', (column) => column.notNull())
        .addColumn('correct', 'integer', (column) => column.notNull())
        .addColumn('sum_ms', 'double precision', (column) => column.notNull())
        .addColumn('top_level', 'integer', (column) => column.notNull())
        .addColumn('recorded_at', 'text', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull()),
    ['test'],
  );
  await db.schema
    .createTable('attention_totals')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('test', 'text', (column) => column.notNull())
    .addColumn('answers', 'integer', (column) => column.notNull())
    .addColumn('correct', 'integer', (column) => column.notNull())
    .addColumn('sum_ms', 'double precision', (column) => column.notNull())
    .addColumn('top_level', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('attention_totals_key', ['user_id', 'test'])
    .execute();
  await records(db, 'attention_runs', (table) =>
    table
      .addColumn('instrument', 'text', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('difficulty', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('seed', 'double precision', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('local_date', 'text', (column) => column.notNull())
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('interrupted', 'integer', (column) => column.notNull())
      .addColumn('timing', 'text', (column) => column.notNull())
      .addColumn('score', 'text', (column) => column.notNull())
      // This column comes last, so that a query that lists runs does not have to read the column's long text.
      .addColumn('events', 'text', (column) => column.notNull()),
  );
  await db.schema
    .createIndex('attention_runs_by_time')
    .on('attention_runs')
    .columns(['user_id', 'instrument', 'started_at'])
    .execute();
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  await focus(db);
  await attention(db);
};

export const attentionAndFocus: Migration = { up };
