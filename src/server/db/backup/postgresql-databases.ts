import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '#server/config.ts';
import { quoted } from '#server/db/contents/contents.ts';
import { stampOf } from './files.ts';

/** How old a temporary (scratch) database without connections must be to count as left behind by a killed process. */
const LEFT_AFTER_MS = 3_600_000;
const SCRATCH = /_scratch_(\d{4})(\d{2})(\d{2})t(\d{2})(\d{2})(\d{2})z_\w+$/;
/** Maximum length of the prefix of a database name, because PostgreSQL truncates names to 63 bytes. */
const NAME_MAX = 30;

/** The name of the database in a connection URL. */
export const databaseNameOf = (databaseUrl: string): string => {
  const { pathname, searchParams, username } = new URL(databaseUrl);
  return searchParams.get('dbname') ?? (decodeURIComponent(pathname.slice(1)) || username);
};

/** The connection URL of another database on the same server. */
const withDatabase = (databaseUrl: string, name: string): string => {
  const url = new URL(databaseUrl);
  url.searchParams.delete('dbname');
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
};

const reasonOf = (error: unknown): string => {
  const parts = error instanceof AggregateError ? error.errors : [error];
  return parts.map((part) => (part instanceof Error ? part.message : String(part))).join('; ');
};

/** Connects to a database without timeouts, and stays connected while `work` runs. */
export const onDatabase = async <Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new StartError(`The PostgreSQL server cannot be used: ${reasonOf(error)}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Connects to the server through its maintenance database. */
export const onServer = <Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> =>
  onDatabase(
    withDatabase(
      databaseUrl,
      databaseNameOf(databaseUrl) === 'postgres' ? 'template1' : 'postgres',
    ),
    work,
  );

/** The server's major version. */
export const serverMajorOf = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  return Math.floor(Number(rows[0]?.version) / 10_000);
};

/**
 * The number of programs that are connected to a database; null when it does not exist. PostgreSQL's own workers do not
 * count, because they give way.
 */
const connectionsTo = async (client: pg.ClientBase, name: string): Promise<number | null> => {
  const { rows } = await client.query<{ count: string }>(
    `select (
       select count(*) from pg_stat_activity a
       where a.datname = d.datname and a.backend_type = 'client backend'
     ) as count
     from pg_database d where datname = $1`,
    [name],
  );
  return rows[0] === undefined ? null : Number(rows[0].count);
};

/** How long the server may take to end connections that a program has closed. */
const CLOSING_MS = 3_000;
const LOOK_EVERY_MS = 100;

/** Whether programs are connected to a database, and stay connected for a while. */
export const isInUse = async (client: pg.ClientBase, name: string): Promise<boolean> => {
  const endMs = performance.now() + CLOSING_MS;
  while (((await connectionsTo(client, name)) ?? 0) > 0) {
    if (performance.now() > endMs) return true;
    await delay(LOOK_EVERY_MS);
  }
  return false;
};

interface Rules {
  readonly datcollate?: string;
  readonly datctype?: string;
  readonly datlocprovider?: string;
  readonly datlocale?: string | null;
  readonly daticulocale?: string | null;
}

/** The locale providers other than the C library, keyed by the letter that PostgreSQL uses for each. */
const PROVIDERS: Readonly<Record<string, string>> = { i: 'icu', b: 'builtin' };

const text = (client: pg.ClientBase, value: string): string => client.escapeLiteral(value);

/** The locale settings of a database as SQL, so that its replacement sorts in the same order. */
const rulesOf = async (client: pg.ClientBase, name: string): Promise<string> => {
  const { rows } = await client.query<Rules>('select * from pg_database where datname = $1', [
    name,
  ]);
  const [rules] = rows;
  if (rules?.datcollate === undefined || rules.datctype === undefined) return '';
  const locale = `lc_collate ${text(client, rules.datcollate)} lc_ctype ${text(client, rules.datctype)}`;
  const provider = PROVIDERS[rules.datlocprovider ?? ''];
  const own = rules.datlocale ?? rules.daticulocale ?? null;
  if (provider === undefined || own === null) return locale;
  return `${locale} locale_provider ${provider} ${provider}_locale ${text(client, own)}`;
};

const dropLeft = async (client: pg.ClientBase, of: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d where starts_with(datname, $1)
       and not exists (select 1 from pg_stat_activity a where a.datname = d.datname)`,
    [`${of}_scratch_`],
  );
  for (const { name } of rows) {
    const [, year, month, day, hour, minute, second] = SCRATCH.exec(name) ?? [];
    const madeMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    if (Date.now() - madeMs > LEFT_AFTER_MS) {
      await client.query(`drop database if exists ${quoted(name)}`);
    }
  }
};

const noRight = (error: unknown): unknown =>
  error instanceof pg.DatabaseError && error.code === '42501'
    ? new StartError(
        `The database user may not do this: ${error.message}. It needs the right to make databases (alter role NAME createdb) and has to own this one.`,
      )
    : error;

/**
 * Creates an empty database on the same server and passes its address to `use`. Afterwards drops it, unless it was
 * renamed.
 */
export const withScratchDatabase = async <Result>(
  databaseUrl: string,
  use: (scratchUrl: string, scratch: string) => Promise<Result>,
): Promise<Result> => {
  const name = databaseNameOf(databaseUrl);
  const of = name.slice(0, NAME_MAX);
  const stamp = stampOf(Date.now()).toLowerCase();
  const scratch = `${of}_scratch_${stamp}_${randomBytes(3).toString('hex')}`;
  await onServer(databaseUrl, async (client) => {
    await dropLeft(client, of);
    const rules = await rulesOf(client, name);
    await client
      .query(`create database ${quoted(scratch)} template template0 encoding 'UTF8' ${rules}`)
      .catch((error: unknown) => {
        throw noRight(error);
      });
  });
  try {
    return await use(withDatabase(databaseUrl, scratch), scratch);
  } finally {
    await onServer(databaseUrl, (client) =>
      client.query(`drop database if exists ${quoted(scratch)} with (force)`),
    );
  }
};

/**
 * Atomically gives a scratch database the name of the database in use, which is renamed to a name with a date. Returns
 * that new name of the old database, or null when no database had the name in use.
 *
 * @throws StartError when other programs are connected to either database
 */
export const takeNameOf = (
  databaseUrl: string,
  scratch: string,
  nowMs: number,
): Promise<string | null> =>
  onServer(databaseUrl, async (client) => {
    const name = databaseNameOf(databaseUrl);
    const wasThere = (await connectionsTo(client, name)) !== null;
    const aside = `${name.slice(0, NAME_MAX)}_before_${stampOf(nowMs).toLowerCase()}`;
    await client.query('begin');
    try {
      if (wasThere) await client.query(`alter database ${quoted(name)} rename to ${quoted(aside)}`);
      await client.query(`alter database ${quoted(scratch)} rename to ${quoted(name)}`);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      if (error instanceof pg.DatabaseError && error.code === '55006') throw inUse(name);
      throw noRight(error);
    }
    return wasThere ? aside : null;
  });

/** The error when other programs are connected to a database that is to be replaced. */
export const inUse = (name: string): StartError =>
  new StartError(
    `Evenkeel or another program is connected to the database ${name}. Stop it first. Nothing was changed.`,
  );
