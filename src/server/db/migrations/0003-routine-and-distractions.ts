import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const ofPerson = (db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'user_id'> =>
  db.schema
    .createTable(name)
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );

const tasks = async (db: Kysely<unknown>): Promise<void> => {
  await ofPerson(db, 'tasks')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('completed', 'integer', (column) => column.notNull())
    .addColumn('completed_at', 'text')
    .addColumn('estimated_minutes', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('why', 'text')
    .addColumn('band', 'text')
    .addColumn('template_id', 'text')
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('not_today_on', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tasks_key', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('tasks_by_day')
    .on('tasks')
    .columns(['user_id', 'local_date', 'position'])
    .execute();
  // An index to find old personal tasks that a user has not completed, without reading the completed tasks.
  await db.schema
    .createIndex('tasks_open')
    .on('tasks')
    .columns(['user_id', 'type', 'completed', 'local_date'])
    .execute();
  await ofPerson(db, 'task_days')
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('completed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('task_days_key', ['user_id', 'local_date'])
    .execute();
  // This index contains all columns of the dashboard's query for a year, so the query reads no rows.
  await db.schema
    .createIndex('task_days_counts')
    .on('task_days')
    .columns(['user_id', 'local_date', 'total', 'completed'])
    .execute();
};

const scheduler = async (db: Kysely<unknown>): Promise<void> => {
  await ofPerson(db, 'task_offers')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('task_id', 'text', (column) => column.notNull())
    .addColumn('template_id', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('band', 'text', (column) => column.notNull())
    .addColumn('mood_band', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('lens', 'text')
    .addColumn('probability', 'double precision')
    .addColumn('chance', 'double precision', (column) => column.notNull())
    .addColumn('seed', 'double precision', (column) => column.notNull())
    .addColumn('offered_at', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('learned', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('task_offers_key', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('task_offers_to_learn')
    .on('task_offers')
    .columns(['user_id', 'learned', 'local_date'])
    .execute();
  await db.schema
    .createIndex('task_offers_by_day')
    .on('task_offers')
    .columns(['user_id', 'local_date'])
    .execute();
  await db.schema
    .createTable('scheduler_states')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
};

const distractions = async (db: Kysely<unknown>): Promise<void> => {
  await ofPerson(db, 'distraction_logs')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('logged_at', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('distraction_logs_key', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('distraction_logs_by_time')
    .on('distraction_logs')
    .columns(['user_id', 'logged_at'])
    .execute();
  await ofPerson(db, 'distraction_counts')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('distraction_counts_key', ['user_id', 'type'])
    .execute();
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  await tasks(db);
  await scheduler(db);
  await distractions(db);
};

export const routineAndDistractions: Migration = { up };
