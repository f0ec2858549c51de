import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase } from '#tests/support/database/engines.ts';
import { freePort } from '#tests/support/database/postgres-server.ts';
import { spawnApp } from '../support/app-process.ts';
import { folderHash } from '../support/folder-hash.ts';

const FUTURE = '9999-from-the-future';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts with these settings, expects a refusal in one line with exit code 1, and returns the line. */
const refusal = async (settings: Readonly<Record<string, string>>): Promise<string> => {
  const end = await spawnApp(settings).ended;
  expect(end.stdout).toBe('');
  expect(end.stderr).toMatch(/^Evenkeel cannot start\. [^\n]+\n$/);
  expect(end.exitCode).toBe(1);
  return end.stderr;
};

/** Starts and stops once, so that there is a database of the present version. */
const prepare = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  const app = spawnApp(settings);
  await app.ready;
  app.signal('SIGTERM');
  await app.ended;
};

describe('the start is refused in one line, and nothing changes, when', () => {
  it('an SQLite database was written by a newer version', async () => {
    const settings = { DATA_DIR: folder };
    await prepare(settings);
    const file = new Database(path.join(folder, 'evenkeel.db'));
    file.prepare("insert into kysely_migration values (?, '2030-01-01')").run(FUTURE);
    file.close();
    const before = folderHash(folder);
    expect(await refusal(settings)).toMatch(/newer version/);
    expect(folderHash(folder)).toBe(before);
  });

  it('a PostgreSQL database was written by a newer version', async () => {
    const fresh = await freshDatabase('postgresql');
    onTestFinished(fresh.remove);
    const url = 'databaseUrl' in fresh.settings ? fresh.settings.databaseUrl : '';
    await prepare({ DATABASE_URL: url });
    const client = new Client({ connectionString: url });
    await client.connect();
    const tables = 'select relname, relnatts, relfilenode from pg_class order by relname';
    await client.query(`insert into kysely_migration values ('${FUTURE}', '2030-01-01')`);
    const before = (await client.query(tables)).rows;
    expect(await refusal({ DATABASE_URL: url })).toMatch(/newer version/);
    expect((await client.query(tables)).rows).toEqual(before);
    await client.end();
  });

  it('the data folder may not be used', async () => {
    const locked = path.join(folder, 'locked');
    // For root no folder is locked; but even root makes no folder inside a file.
    writeFileSync(locked, 'a file');
    const before = folderHash(folder);
    if (process.getuid?.() !== 0) chmodSync(folder, 0o500);
    expect(await refusal({ DATA_DIR: path.join(locked, 'data') })).toMatch(/data folder .*locked/);
    chmodSync(folder, 0o700);
    expect(folderHash(folder)).toBe(before);
  });

  it('the file in the data folder is no database', async () => {
    writeFileSync(path.join(folder, 'evenkeel.db'), 'These are notes of somebody. '.repeat(200));
    const before = folderHash(folder);
    expect(await refusal({ DATA_DIR: folder })).toMatch(/not a database/);
    expect(folderHash(folder)).toBe(before);
  });

  it('nothing answers at the address of the database', async () => {
    const url = `postgresql://ada:open-sesame@127.0.0.1:${await freePort()}/evenkeel`;
    const before = folderHash(folder);
    const line = await refusal({ DATABASE_URL: url, DATA_DIR: folder });
    expect(line).toMatch(/DATABASE_URL cannot be reached/);
    expect(line).not.toContain('open-sesame');
    expect(folderHash(folder)).toBe(before);
  });

  it('the database lets nobody of that name in', async () => {
    const url = new URL(inject('postgresAdminUrl'));
    // However a server proves who somebody is, it knows no such person.
    url.searchParams.set('user', 'evenkeel_nobody');
    url.searchParams.set('password', 'open-sesame');
    const line = await refusal({ DATABASE_URL: url.href });
    expect(line).toMatch(/DATABASE_URL cannot be reached/);
    expect(line).not.toContain('open-sesame');
  });

  it('its port is in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const settings = { DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' };
    expect(await refusal(settings)).toMatch(new RegExp(`port ${port} is in use`));
    other.close();
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/evenkeel'],
    ['PUBLIC_URL', 'evenkeel.example.org'],
    ['TRUST_PROXY', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
  ])('%s is "%s"', async (name, value) => {
    const before = folderHash(folder);
    const line = await refusal({ DATA_DIR: path.join(folder, 'data'), [name]: value });
    expect(line).toContain(`The setting ${name} has to be`);
    expect(line).not.toContain(value);
    expect(folderHash(folder)).toBe(before);
  });
});

it('an older Node is told in one line what it lacks', () => {
  const older = 'Object.defineProperty(process, "versions", { value: { node: "20.11.1" } })';
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${older}`, 'scripts/start.mjs'],
    { cwd: path.resolve(import.meta.dirname, '../..'), encoding: 'utf8' },
  );
  expect(stderr).toMatch(/^Evenkeel runs on Node 24 or newer, and this is Node 20\.11\.1\. .+\n$/);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
