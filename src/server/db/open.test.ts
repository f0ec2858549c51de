import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { StartError } from '#server/config.ts';
import { freshDatabase } from '#tests/support/database/engines.ts';
import { folderHash } from '#tests/support/folder-hash.ts';
import { freePort } from '#tests/support/free-port.ts';
import { openDatabase } from './open.ts';

const FUTURE = '9999-from-the-future';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-open-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The one-line error that opening a database throws. */
const refusalOf = async (place: Parameters<typeof openDatabase>[0]): Promise<string> => {
  const error: unknown = await openDatabase(place).catch((reason: unknown) => reason);
  if (!(error instanceof StartError)) throw new Error(`This is no refusal: ${String(error)}`);
  expect(error.message).toMatch(/^[^\n]+$/);
  return error.message;
};

describe('opening a database is refused, and nothing changes, when', () => {
  it('a newer version wrote it, on SQLite', async () => {
    const place = { dataDir: folder, databaseUrl: null };
    await (await openDatabase(place)).close();
    const file = new BetterSqlite3(path.join(folder, 'evenkeel.db'));
    file.prepare("insert into kysely_migration values (?, '2030-01-01')").run(FUTURE);
    file.close();
    const before = folderHash(folder);
    expect(await refusalOf(place)).toContain(`newer version of Evenkeel (it has "${FUTURE}")`);
    expect(folderHash(folder)).toBe(before);
  });

  it('a newer version wrote it, on PostgreSQL', async () => {
    const fresh = await freshDatabase('postgresql');
    onTestFinished(fresh.remove);
    const place = { dataDir: '', databaseUrl: null, ...fresh.settings };
    await (await openDatabase(place)).close();
    const client = new Client({ connectionString: String(place.databaseUrl) });
    await client.connect();
    const tables = 'select relname, relnatts, relfilenode from pg_class order by relname';
    await client.query(`insert into kysely_migration values ('${FUTURE}', '2030-01-01')`);
    const before = (await client.query(tables)).rows;
    expect(await refusalOf(place)).toContain(`newer version of Evenkeel (it has "${FUTURE}")`);
    expect((await client.query(tables)).rows).toEqual(before);
    await client.end();
  });

  it('the data folder is not accessible', async () => {
    const locked = path.join(folder, 'locked');
    // Permissions do not stop the root user, but even root cannot create a folder inside a file.
    writeFileSync(locked, 'a file');
    const before = folderHash(folder);
    if (process.getuid?.() !== 0) chmodSync(folder, 0o500);
    const place = { dataDir: path.join(locked, 'data'), databaseUrl: null };
    expect(await refusalOf(place)).toMatch(/data folder .*locked/);
    chmodSync(folder, 0o700);
    expect(folderHash(folder)).toBe(before);
  });

  it('the file in the data folder is not a database', async () => {
    writeFileSync(path.join(folder, 'evenkeel.db'), 'These are notes of somebody. '.repeat(200));
    const before = folderHash(folder);
    expect(await refusalOf({ dataDir: folder, databaseUrl: null })).toMatch(/not a database/);
    expect(folderHash(folder)).toBe(before);
  });

  it('nothing answers at its address', async () => {
    const databaseUrl = `postgresql://ada:open-sesame@127.0.0.1:${await freePort()}/evenkeel`;
    const line = await refusalOf({ dataDir: folder, databaseUrl });
    expect(line).toMatch(/DATABASE_URL cannot be reached/);
    expect(line).not.toContain('open-sesame');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('the server knows no user of that name', async () => {
    const url = new URL(inject('postgresAdminUrl'));
    // This name is refused with any authentication method, because the server has no such user.
    url.searchParams.set('user', 'evenkeel_nobody');
    url.searchParams.set('password', 'open-sesame');
    const line = await refusalOf({ dataDir: folder, databaseUrl: url.href });
    expect(line).toMatch(/DATABASE_URL cannot be reached/);
    expect(line).not.toContain('open-sesame');
  });
});

it('creates the data folder for its owner only, and warns when others may read it', async () => {
  const dataDir = path.join(folder, 'data');
  const warningsOf = async (): Promise<readonly string[]> => {
    const warnings: string[] = [];
    const place = { dataDir, databaseUrl: null };
    await (await openDatabase(place, (message) => warnings.push(message))).close();
    return warnings;
  };
  expect(await warningsOf()).toEqual([]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  chmodSync(dataDir, 0o755);
  expect(await warningsOf()).toEqual([
    `Others on this machine may look into ${dataDir}. Close it with: chmod 700 ${dataDir}`,
  ]);
});
