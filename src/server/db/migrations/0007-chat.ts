import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const messages = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('chat_messages')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('turn_id', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('reply', 'text')
    .addColumn('answered_by', 'text')
    .addColumn('safety', 'text', (column) => column.notNull())
    .addColumn('open_until', 'text')
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    // The client generates the ids, so an id is unique only per user.
    .addPrimaryKeyConstraint('chat_messages_key', ['user_id', 'id'])
    .addUniqueConstraint('chat_messages_position', ['user_id', 'position'])
    .execute();
  await db.schema
    .createIndex('chat_messages_by_turn')
    .on('chat_messages')
    .columns(['user_id', 'turn_id'])
    .execute();
  await db.schema
    .createTable('chat_triggers')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('trigger_name', 'text', (column) => column.notNull())
    .addColumn('tone', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_triggers_key', ['user_id', 'message_id', 'trigger_name'])
    .addForeignKeyConstraint(
      'chat_triggers_message',
      ['user_id', 'message_id'],
      'chat_messages',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
};

/** Creates a table with one row per user. */
const ofPerson = (db: Kysely<unknown>, table: string) =>
  db.schema
    .createTable(table)
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('updated_at', 'text', (column) => column.notNull());

const up = async (db: Kysely<unknown>): Promise<void> => {
  await messages(db);
  await ofPerson(db, 'chat_settings')
    .addColumn('storing', 'integer', (column) => column.notNull())
    .addColumn('region', 'text')
    .execute();
  await ofPerson(db, 'chat_safety_plans')
    .addColumn('plan', 'text', (column) => column.notNull())
    .execute();
  await ofPerson(db, 'chat_conversations')
    .addColumn('coach_state', 'text')
    .addColumn('safety_state', 'text')
    .addColumn('last_position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('chat_ladders')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('ladder', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_ladders_key', ['user_id', 'id'])
    .execute();
};

export const chat: Migration = { up };
