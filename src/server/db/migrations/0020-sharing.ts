import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const ofPerson = (db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'user_id'> =>
  db.schema
    .createTable(name)
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );

/**
 * Makes a table append-only: the database rejects every change of a row, and rejects deleting a row while its user
 * exists.
 */
const appendOnly = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const said = sql.lit(`${table} can only be appended to`);
  const rule = (event: string) => sql.id(`${table}_no_${event}`);
  if (db.getExecutor().adapter.supportsMultipleConnections === false) {
    await sql`
      create trigger ${rule('update')} before update on ${sql.table(table)}
      begin select raise(abort, ${said}); end
    `.execute(db);
    await sql`
      create trigger ${rule('delete')} before delete on ${sql.table(table)}
      when exists (select 1 from users where id = old.user_id)
      begin select raise(abort, ${said}); end
    `.execute(db);
    return;
  }
  await sql`
    create function ${rule('change')}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select 1 from users where id = old.user_id) then
        return old;
      end if;
      raise exception using message = ${said};
    end $$
  `.execute(db);
  await sql`
    create trigger ${rule('change')} before update or delete on ${sql.table(table)}
    for each row execute function ${rule('change')}()
  `.execute(db);
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  await ofPerson(db, 'connections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('viewer_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('viewer_name', 'text', (column) => column.notNull())
    .addColumn('viewer_about', 'text', (column) => column.notNull())
    .addColumn('shown_name', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .execute();
  await db.schema.createIndex('connections_of_user').on('connections').column('user_id').execute();
  await db.schema
    .createIndex('connections_of_viewer')
    .on('connections')
    .column('viewer_id')
    .execute();
  await db.schema
    .createTable('connect_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('viewer_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('connection_id', 'text', (column) =>
      column.references('connections.id').onDelete('set null'),
    )
    .execute();
  await db.schema
    .createIndex('connect_codes_of_viewer')
    .on('connect_codes')
    .column('viewer_id')
    .execute();
  await ofPerson(db, 'consents')
    .addColumn('connection_id', 'text', (column) =>
      column.notNull().references('connections.id').onDelete('cascade'),
    )
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('streams', 'text', (column) => column.notNull())
    .addColumn('data_from', 'text')
    .addColumn('until_date', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consents_key', ['connection_id', 'revision'])
    .execute();
  await db.schema.createIndex('consents_of_user').on('consents').column('user_id').execute();
  await ofPerson(db, 'access_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('connection_id', 'text', (column) =>
      column.notNull().references('connections.id').onDelete('cascade'),
    )
    .addColumn('stream', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('from_date', 'text', (column) => column.notNull())
    .addColumn('to_date', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('access_log_of_user')
    .on('access_log')
    .columns(['user_id', 'seen_at'])
    .execute();
  await db.schema
    .createIndex('access_log_of_connection')
    .on('access_log')
    .column('connection_id')
    .execute();
  await appendOnly(db, 'consents');
  await appendOnly(db, 'access_log');
};

export const sharing: Migration = { up };
