import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const ofPerson = (db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'user_id'> =>
  db.schema
    .createTable(name)
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );

const ofConnection = (db: Kysely<unknown>, name: string) =>
  ofPerson(db, name).addColumn('connection_id', 'text', (column) =>
    column.notNull().references('connections.id').onDelete('cascade'),
  );

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('routines').addColumn('proposed_by', 'text').execute();
  await ofConnection(db, 'care_proposals')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('result_id', 'text')
    .addColumn('changed_body', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('answered_on', 'text')
    .addPrimaryKeyConstraint('care_proposals_key', ['user_id', 'id'])
    .execute();
  await ofPerson(db, 'homework_days')
    .addColumn('proposal_id', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('barrier', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('homework_days_key', ['user_id', 'proposal_id', 'local_date'])
    .addForeignKeyConstraint(
      'homework_days_proposal',
      ['user_id', 'proposal_id'],
      'care_proposals',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await ofConnection(db, 'agenda_items')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('agenda_items_key', ['connection_id', 'id'])
    .execute();
  await ofConnection(db, 'care_notes')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('care_notes_key', ['connection_id', 'id'])
    .execute();
  await ofConnection(db, 'care_meetings')
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('care_meetings_key', ['connection_id', 'local_date'])
    .execute();
  // Private notes belong to the therapist, so `user_id` is the therapist who wrote them.
  await ofPerson(db, 'private_notes')
    .addColumn('connection_id', 'text', (column) =>
      column.notNull().references('connections.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('private_notes_key', ['user_id', 'id'])
    .execute();
  await ofPerson(db, 'communication_cards')
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('communication_cards_key', ['user_id'])
    .execute();
  for (const table of [
    'care_proposals',
    'agenda_items',
    'care_notes',
    'care_meetings',
    'private_notes',
  ]) {
    await db.schema
      .createIndex(`${table}_of_connection`)
      .on(table)
      .column('connection_id')
      .execute();
    await db.schema.createIndex(`${table}_of_user`).on(table).column('user_id').execute();
  }
};

export const care: Migration = { up };
