import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const ofPerson = (db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'user_id'> =>
  db.schema
    .createTable(name)
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );

const up = async (db: Kysely<unknown>): Promise<void> => {
  await ofPerson(db, 'medication_settings')
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('effects', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('medication_settings_key', ['user_id'])
    .execute();
  await ofPerson(db, 'medicines')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('amount', 'text', (column) => column.notNull())
    .addColumn('times', 'text', (column) => column.notNull())
    .addColumn('is_current', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('medicines_key', ['user_id', 'id'])
    .execute();
  await ofPerson(db, 'medicine_doses')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('medicine_id', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('medicine_doses_key', ['user_id', 'id'])
    .addForeignKeyConstraint(
      'medicine_doses_medicine',
      ['user_id', 'medicine_id'],
      'medicines',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await ofPerson(db, 'effect_ratings')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('effect', 'text', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('rated_at', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('effect_ratings_key', ['user_id', 'id'])
    .execute();
  for (const table of ['medicine_doses', 'effect_ratings']) {
    await db.schema
      .createIndex(`${table}_by_day`)
      .on(table)
      .columns(['user_id', 'local_date'])
      .execute();
  }
  await db.schema
    .createIndex('medicine_doses_of_medicine')
    .on('medicine_doses')
    .columns(['user_id', 'medicine_id'])
    .execute();
};

export const medication: Migration = { up };
