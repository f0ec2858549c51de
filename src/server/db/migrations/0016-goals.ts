import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const ofPerson = (db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'user_id'> =>
  db.schema
    .createTable(name)
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );

const up = async (db: Kysely<unknown>): Promise<void> => {
  await ofPerson(db, 'goals')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_since', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('steps_done', 'text', (column) => column.notNull())
    .addColumn('proposed_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('goals_key', ['user_id', 'id'])
    .execute();
  await ofPerson(db, 'goal_versions')
    .addColumn('goal_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('levels', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('goal_versions_key', ['user_id', 'goal_id', 'version'])
    .addForeignKeyConstraint(
      'goal_versions_goal',
      ['user_id', 'goal_id'],
      'goals',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await ofPerson(db, 'goal_ratings')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('goal_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('rater', 'text', (column) => column.notNull())
    .addColumn('rater_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('goal_ratings_key', ['user_id', 'id'])
    .addUniqueConstraint('goal_ratings_one_a_day', ['user_id', 'goal_id', 'rater_id', 'local_date'])
    .addForeignKeyConstraint(
      'goal_ratings_goal',
      ['user_id', 'goal_id'],
      'goals',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
};

export const goals: Migration = { up };
