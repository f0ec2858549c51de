import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const ofPerson = (db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'user_id'> =>
  db.schema
    .createTable(name)
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );

const up = async (db: Kysely<unknown>): Promise<void> => {
  // Only SQLite uses this table; on PostgreSQL the job queue has its own schema.
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('waiting_key', 'text')
    .addColumn('run_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addUniqueConstraint('jobs_waiting', ['name', 'waiting_key'])
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').columns(['name', 'run_at']).execute();
  await db.schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    // The subscription is deleted with the session, so nothing is pushed to a device after its user logs out.
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('push_subscriptions_of_user')
    .on('push_subscriptions')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('push_subscriptions_of_session')
    .on('push_subscriptions')
    .column('session_id')
    .execute();
  await ofPerson(db, 'reminder_settings')
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('quiet_from', 'text')
    .addColumn('quiet_to', 'text')
    .addColumn('own_words', 'integer', (column) => column.notNull())
    .addColumn('silent_weekdays', 'text', (column) => column.notNull())
    .addColumn('silent_on', 'text')
    .addColumn('planned_until', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reminder_settings_key', ['user_id'])
    .execute();
  await db.schema
    .createIndex('reminder_settings_by_planned')
    .on('reminder_settings')
    .column('planned_until')
    .execute();
  await ofPerson(db, 'reminder_deliveries')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_kind', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'text')
    .addPrimaryKeyConstraint('reminder_deliveries_key', [
      'user_id',
      'kind',
      'source_id',
      'local_date',
      'subscription_id',
    ])
    .execute();
  await db.schema
    .createIndex('reminder_deliveries_due')
    .on('reminder_deliveries')
    .columns(['state', 'due_at'])
    .execute();
  await db.schema
    .createIndex('reminder_deliveries_of_subscription')
    .on('reminder_deliveries')
    .column('subscription_id')
    .execute();
};

export const reminders: Migration = { up };
