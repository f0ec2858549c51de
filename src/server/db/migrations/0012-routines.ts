import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const ofPerson = (db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'user_id'> =>
  db.schema
    .createTable(name)
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );

const up = async (db: Kysely<unknown>): Promise<void> => {
  await ofPerson(db, 'routines')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('removed_on', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('routines_key', ['user_id', 'id'])
    .execute();
  await ofPerson(db, 'routine_versions')
    .addColumn('routine_id', 'text', (column) => column.notNull())
    .addColumn('from_date', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('routine_versions_key', ['user_id', 'routine_id', 'from_date'])
    .execute();
  await ofPerson(db, 'routine_breaks')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('routine_id', 'text')
    .addColumn('from_date', 'text', (column) => column.notNull())
    .addColumn('until_date', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('routine_breaks_key', ['user_id', 'id'])
    .execute();
  await ofPerson(db, 'routine_occurrences')
    .addColumn('routine_id', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('only_today', 'integer', (column) => column.notNull())
    .addColumn('at_time', 'text')
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('not_today', 'integer', (column) => column.notNull())
    .addColumn('opened', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('completed', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('routine_occurrences_key', ['user_id', 'routine_id', 'local_date'])
    .execute();
  await db.schema
    .createIndex('routine_occurrences_by_day')
    .on('routine_occurrences')
    .columns(['user_id', 'local_date'])
    .execute();
  await ofPerson(db, 'routine_clocks')
    .addColumn('made_until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('routine_clocks_key', ['user_id'])
    .execute();
  await ofPerson(db, 'routine_proposals')
    .addColumn('routine_id', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('proposed', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('routine_proposals_key', [
      'user_id',
      'routine_id',
      'local_date',
      'kind',
    ])
    .execute();
};

export const routines: Migration = { up };
