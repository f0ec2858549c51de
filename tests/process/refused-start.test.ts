import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { spawnApp } from '#tests/support/app-process.ts';
import { folderHash } from '#tests/support/folder-hash.ts';
import { freePort } from '#tests/support/free-port.ts';
import { BUILT_SERVER } from '../../scripts/server-build.ts';

/**
 * A user who can write only to world-writable files. If the tests run as root, who can write anywhere, it is "nobody".
 */
const UID = process.getuid?.() === 0 ? 65534 : (process.getuid?.() ?? 0);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-start-'));
});
afterEach(async () => {
  await chmod(folder, 0o777);
  await rm(folder, { recursive: true, force: true });
});

/** Starts the server with these settings, expects a one-line error with exit code 1, and returns the line. */
const refusal = async (settings: Readonly<Record<string, string>>): Promise<string> => {
  const end = await spawnApp(settings).ended;
  expect(end.stdout).toBe('');
  expect(end.stderr).toMatch(/^Evenkeel cannot start\. [^\n]+\n$/);
  expect(end.exitCode).toBe(1);
  return end.stderr;
};

// The tests of openDatabase and readConfig cover all other unusable databases and settings.
describe('startup is refused in one line, without changes, when', () => {
  it('a database was written by a newer version', async () => {
    await (await openDatabase({ dataDir: folder, databaseUrl: null })).close();
    const file = new Database(path.join(folder, 'evenkeel.db'));
    file.exec("insert into kysely_migration values ('9999-from-the-future', '2030-01-01')");
    file.close();
    const before = folderHash(folder);
    expect(await refusal({ DATA_DIR: folder })).toMatch(/newer version/);
    expect(folderHash(folder)).toBe(before);
  });

  it('its port is in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const settings = { DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' };
    expect(await refusal(settings)).toMatch(new RegExp(`port ${port} is in use`));
    other.close();
  });

  it.each([
    ['.', 0o555, 0o666],
    ['evenkeel.db', 0o777, 0o444],
  ])('its user cannot write to %s of the data', async (place, modeOfFolder, modeOfFile) => {
    await (await openDatabase({ dataDir: folder, databaseUrl: null })).close();
    await chmod(path.join(folder, 'evenkeel.db'), modeOfFile);
    await chmod(folder, modeOfFolder);
    const { status, stderr } = spawnSync(process.execPath, [BUILT_SERVER], {
      env: { DATA_DIR: folder, PORT: '0' },
      encoding: 'utf8',
      uid: UID,
    });
    const said = stderr.split('\n').filter((line) => line.startsWith('Evenkeel cannot start.'));
    expect(said.join()).toContain(`(${UID}) cannot write to ${path.join(folder, place)}.`);
    expect(status).toBe(1);
  });

  it('a setting is wrong', async () => {
    const before = folderHash(folder);
    const line = await refusal({ DATA_DIR: path.join(folder, 'data'), PORT: 'eighty' });
    expect(line).toContain('The setting PORT has to be');
    expect(line).not.toContain('eighty');
    expect(folderHash(folder)).toBe(before);
  });
});

it('an outdated Node gives a one-line error that names the required version', () => {
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
