import type BetterSqlite3 from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { StartError } from '#server/config.ts';
import { quoted } from '#server/db/contents/contents.ts';
import { sqliteTableNames } from '#server/db/contents/sqlite-contents.ts';
import { CLOSED_CODE, CLOSED_WORDS } from './refusal.ts';

/**
 * Why a database rejects writes: its contents are being moved to another database right now, or the move is complete.
 */
type Closing = 'moving' | 'moved';

/**
 * Closes a database for writing, or opens it again. Closing adds triggers to the database, so it takes effect
 * immediately in every process.
 */
export interface Door {
  readonly state: () => Promise<Closing | 'open'>;
  /** Closes the database for writing: all earlier writes are committed, and all later writes fail. */
  readonly close: (why: Closing) => Promise<void>;
  readonly open: () => Promise<void>;
}

/** Tables that the program itself may still write: those of health checks and migrations. */
const STAYS_OPEN = /^(health|kysely_.*)$/;

const EVENTS = ['insert', 'update', 'delete'] as const;

const tablesToClose = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !STAYS_OPEN.test(name));

const TRIGGERS_IN_FILE =
  "select name from sqlite_schema where type = 'trigger' and (name like 'moving!_%' escape '!' or name like 'moved!_%' escape '!')";

/** Closes an SQLite file for writing, and opens it again. */
export const sqliteDoor = (file: BetterSqlite3.Database): Door => {
  const triggers = (): readonly string[] =>
    file
      .prepare<[], { name: string }>(TRIGGERS_IN_FILE)
      .all()
      .map(({ name }) => name);
  const drop = (): void => {
    for (const name of triggers()) file.exec(`drop trigger ${quoted(name)}`);
  };
  return {
    state: async () => {
      const [name] = triggers();
      if (name === undefined) return 'open';
      return name.startsWith('moved_') ? 'moved' : 'moving';
    },
    close: async (why) => {
      const close = file.transaction(() => {
        drop();
        for (const table of tablesToClose(sqliteTableNames(file))) {
          for (const event of EVENTS) {
            file.exec(
              `create trigger ${quoted(`${why}_${event}_${table}`)} before ${event} on ${quoted(table)}
               begin select raise(abort, '${CLOSED_WORDS}'); end`,
            );
          }
        }
      });
      close.immediate();
    },
    open: async () => {
      file.transaction(drop).immediate();
    },
  };
};

const TRIGGERS_IN_SCHEMA = `
  select t.tgname as trigger, c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = current_schema()::regnamespace and t.tgname in ('moving', 'moved')`;

const TABLES_OF_SCHEMA = `
  select relname as table from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`;

const FUNCTION = `
  create or replace function closed_for_writing() returns trigger language plpgsql as $$
  begin raise exception using message = '${CLOSED_WORDS}', errcode = '${CLOSED_CODE}'; end $$`;

const ATTEMPTS = 5;
/** PostgreSQL's codes for a deadlock and a lock timeout. */
const WORTH_ANOTHER_ATTEMPT = new Set<unknown>(['40P01', '55P03']);

/** Runs work in a transaction, and retries it when other transactions block it. */
const inTransaction = async (
  client: pg.ClientBase,
  work: () => Promise<void>,
  attemptsLeft = ATTEMPTS,
): Promise<void> => {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '20s'");
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (attemptsLeft <= 1 || !WORTH_ANOTHER_ATTEMPT.has(code)) throw error;
    await inTransaction(client, work, attemptsLeft - 1);
  }
};

/** Closes a PostgreSQL database for writing, and opens it again. */
export const postgresqlDoor = (client: pg.ClientBase): Door => {
  const triggers = async () =>
    (await client.query<{ trigger: Closing; table: string }>(TRIGGERS_IN_SCHEMA)).rows;
  const drop = async (): Promise<void> => {
    for (const { trigger, table } of await triggers()) {
      await client.query(`drop trigger ${trigger} on ${quoted(table)}`);
    }
  };
  return {
    state: async () => {
      const [first] = await triggers();
      return first === undefined ? 'open' : first.trigger;
    },
    close: (why) =>
      inTransaction(client, async () => {
        const { rows } = await client.query<{ table: string }>(TABLES_OF_SCHEMA);
        const tables = tablesToClose(rows.map(({ table }) => table)).map(quoted);
        // This statement waits for all writers, and blocks new writers until the triggers exist.
        await client.query(`lock table ${tables.join(', ')} in share row exclusive mode`);
        await client.query(FUNCTION);
        await drop();
        for (const table of tables) {
          await client.query(
            `create trigger ${why} before insert or update or delete on ${table}
             for each row execute function closed_for_writing()`,
          );
        }
      }),
    open: () =>
      inTransaction(client, async () => {
        await drop();
        await client.query('drop function if exists closed_for_writing()');
      }),
  };
};

/** Whether the database's contents were moved to another database. Changes nothing. */
export const wasMoved = async <Tables>(db: Kysely<Tables>): Promise<boolean> => {
  const isSqlite = db.getExecutor().adapter.supportsMultipleConnections === false;
  const { rows } = isSqlite
    ? await sql`select 1 from sqlite_schema where type = 'trigger' and name like 'moved!_%' escape '!' limit 1`.execute(
        db,
      )
    : await sql`
        select 1 from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = current_schema()::regnamespace and t.tgname = 'moved' limit 1
      `.execute(db);
  return rows.length > 0;
};

/** Throws a StartError when the database's contents were moved to another database. Changes nothing. */
export const refuseMoved = async <Tables>(db: Kysely<Tables>): Promise<void> => {
  if (!(await wasMoved(db))) return;
  throw new StartError(
    'What this database holds was moved to another one. Set DATABASE_URL or DATA_DIR to that one; or, to go on with this one, run: npm run move -- --reopen',
  );
};
