import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import BetterSqlite3 from 'better-sqlite3';
import { Client } from 'pg';
import { type Digests, digestsOf } from '#server/db/contents/digests.ts';
import { postgresqlContents } from '#server/db/contents/postgresql-contents.ts';
import { sqliteContents } from '#server/db/contents/sqlite-contents.ts';
import { COMPILED } from '#tests/support/app-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The location of a database, as environment variables of the app. */
export type DatabaseSettings = { readonly DATA_DIR: string } | { readonly DATABASE_URL: string };

/** The location of a database as environment variables. */
export const settingsOf = (
  place: { readonly dataDir: string } | { readonly databaseUrl: string },
): DatabaseSettings =>
  'dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl };

interface Ended {
  /** The exit code; null if a signal ended the command. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running command. */
export interface Command {
  readonly ended: Promise<Ended>;
  readonly child: ChildProcess;
}

/** Starts a command for server operators, such as `database/backup`. */
export const startCommand = (
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Command => {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([stdout, stderr]) => ({ exitCode: child.exitCode, stdout, stderr }),
  );
  return { child, ended };
};

/** Runs a command that must succeed, and returns its output. */
export const runCommand = async (...given: Parameters<typeof startCommand>): Promise<string> => {
  const { exitCode, stdout, stderr } = await startCommand(...given).ended;
  if (exitCode !== 0) throw new Error(`${given[0]} failed.\n${stdout}${stderr}`);
  return stdout;
};

/** Runs a command that must fail with a one-line message, and returns the line. */
export const refusalOf = async (...given: Parameters<typeof startCommand>): Promise<string> => {
  const { exitCode, stderr } = await startCommand(...given).ended;
  if (exitCode !== 1 || !/^[^\n]+\n$/.test(stderr)) {
    throw new Error(
      `${given[0]} ended with ${exitCode} and did not refuse in one line.\n${stderr}`,
    );
  }
  return stderr;
};

/** Digests of a database's content, without the app’s internal bookkeeping. */
export const digestsAt = async (settings: DatabaseSettings): Promise<Digests> => {
  const isWanted = (name: string) => !/^(kysely_.*|health|jobs|usage)$/.test(name);
  if ('DATA_DIR' in settings) {
    const file = new BetterSqlite3(path.join(settings.DATA_DIR, 'evenkeel.db'));
    try {
      return await digestsOf(sqliteContents(file), { isWanted });
    } finally {
      file.close();
    }
  }
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read');
    return await digestsOf(await postgresqlContents(client), { isWanted });
  } finally {
    await client.end();
  }
};

/** Runs SQL on a database while the app uses it. */
export const runSqlBeside = async (settings: DatabaseSettings, sql: string): Promise<void> => {
  if ('DATA_DIR' in settings) {
    const file = new BetterSqlite3(path.join(settings.DATA_DIR, 'evenkeel.db'));
    file.exec(sql);
    file.close();
    return;
  }
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  await client.query(sql);
  await client.end();
};
