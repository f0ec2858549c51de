import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { StartError } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { userStore } from '#server/features/identity/user-store.ts';
import { fillDay, fillWhatHolds, TYPED } from '#tests/api/support/filled-person.ts';
import {
  deleteEverything,
  removeBeside,
  siblingDatabases,
} from '#tests/support/database/beside.ts';
import {
  type DatabaseSettings,
  digestsAt,
  runSqlBeside,
  settingsOf,
} from '#tests/support/database/commands.ts';
import { ENGINES, type FreshDatabase, freshDatabase } from '#tests/support/database/engines.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import type { BackupEngine } from './engine.ts';
import { backupsIn, deleteOlder } from './files.ts';
import { ensureKey, readKey } from './key-file.ts';
import { postgresqlBackup } from './postgresql-backup.ts';
import { unsealed } from './sealing/sealing.ts';
import { backupSettings } from './settings.ts';
import { sqliteBackup } from './sqlite-backup.ts';

const FUTURE = '9999-from-the-future';
const DAY = '2026-03-10' as LocalDate;

/** The message of the error with which work is refused. */
const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof StartError)) throw new Error(`This is no refusal: ${String(error)}`);
  return error.message;
};

describe.each(ENGINES)('backups on %s', (engine) => {
  let fresh: FreshDatabase;
  let settings: DatabaseSettings;
  let scratch: string;
  let folder: string;
  let keyFile: string;
  let file: string;

  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    settings = settingsOf(fresh.settings);
    scratch = await mkdtemp(path.join(tmpdir(), 'evenkeel-backups-'));
    folder = path.join(scratch, 'backups');
    keyFile = path.join(scratch, 'keys', 'backup.key');
    ensureKey({ folder, keyFile });
    const database = await openDatabase({ dataDir: '', databaseUrl: null, ...fresh.settings });
    for (const name of ['Ada', 'Ben']) {
      const userId = uuidv7() as UserId;
      await userStore(database.db).addGuest(userId, `${DAY}T10:00:00.000Z`);
      await fillDay(database.db, userId, DAY, name);
      await fillWhatHolds(database.db, userId, DAY, name);
    }
    await database.close();
    file = await make();
  });
  afterAll(async () => {
    for (const name of await siblingDatabases(settings)) await removeBeside(settings, name);
    await fresh.remove();
    await rm(scratch, { recursive: true, force: true });
  });

  const backupEngine = (signal = new AbortController().signal): BackupEngine =>
    'DATA_DIR' in settings
      ? sqliteBackup(settings.DATA_DIR, signal)
      : postgresqlBackup(settings.DATABASE_URL, signal);
  const make = async (): Promise<string> => {
    const { signal } = new AbortController();
    const made = await makeBackup(backupEngine(), { folder, keyFile, signal });
    // The next backup may be made in the same second, so this file is renamed as if it was made earlier.
    const own = made.file.replace(/\d{8}T/, `${20_200_101 + backupsIn(folder).length}T`);
    renameSync(made.file, own);
    return own;
  };
  const restore = (file: string, key = keyFile) => restoreBackup(backupEngine(), file, key);

  it('restore everything after everything was deleted, and keep the database they replace', async () => {
    const before = await digestsAt(settings);
    expect(before.mood_logs?.rows).toBe(2);
    for (const [place, mode] of [
      [file, 0o600],
      [folder, 0o700],
      [keyFile, 0o600],
    ] as const)
      expect(statSync(place).mode & 0o777).toBe(mode);
    expect(readFileSync(file).includes(TYPED)).toBe(false);
    expect(await siblingDatabases(settings)).toEqual([]);

    await deleteEverything(settings);
    expect(await restore(file)).toMatchObject({ old: null });
    expect(await digestsAt(settings)).toEqual(before);
    expect(await siblingDatabases(settings)).toEqual([]);

    await runSqlBeside(settings, "update mood_logs set why = 'after the backup'");
    const changed = await digestsAt(settings);
    expect(changed).not.toEqual(before);
    const { old } = await restore(file);
    expect(await digestsAt(settings)).toEqual(before);
    const [aside = '', ...more] = await siblingDatabases(settings);
    expect(more).toEqual([]);
    if ('DATA_DIR' in settings) {
      expect(old).toBe(path.join(settings.DATA_DIR, aside));
      const away = path.join(scratch, 'aside');
      mkdirSync(away);
      copyFileSync(path.join(settings.DATA_DIR, aside), path.join(away, 'evenkeel.db'));
      expect(await digestsAt({ DATA_DIR: away })).toEqual(changed);
    } else {
      expect(old).toBe(aside);
      const url = new URL(settings.DATABASE_URL);
      url.pathname = `/${aside}`;
      expect(await digestsAt({ DATABASE_URL: url.href })).toEqual(changed);
    }
    await removeBeside(settings, aside);
  });

  it('are refused when altered, truncated, of another key or of a newer version, and nothing changes', async () => {
    const bytes = readFileSync(file);
    const other = path.join(scratch, 'other.backup');
    const before = await digestsAt(settings);
    const altered = Buffer.from(bytes);
    altered[bytes.length - 100] = (altered[bytes.length - 100] ?? 0) ^ 1;
    for (const [what, wrong] of [
      ['altered', altered],
      ['cut off', bytes.subarray(0, -70_000)],
    ] as const) {
      writeFileSync(other, wrong);
      expect(await refusalOf(restore(other)), what).toMatch('damaged');
    }
    const otherKey = path.join(scratch, 'other.key');
    writeFileSync(otherKey, `${Buffer.alloc(32, 7).toString('base64url')}\n`, { mode: 0o600 });
    expect(await refusalOf(restore(file, otherKey))).toMatch('another key');

    await runSqlBeside(settings, `insert into kysely_migration values ('${FUTURE}', '2030-01-01')`);
    const newer = await make();
    await runSqlBeside(settings, `delete from kysely_migration where name = '${FUTURE}'`);
    expect(await refusalOf(restore(newer))).toMatch('newer version of Evenkeel');
    expect(await digestsAt(settings)).toEqual(before);
    expect(await siblingDatabases(settings)).toEqual([]);
    expect(deleteOlder(folder, 1)).toEqual([path.basename(file)]);
    expect([existsSync(file), existsSync(newer)]).toEqual([false, true]);
    file = newer;
  });

  it('leave nothing behind when a restore is stopped halfway', async () => {
    const before = await digestsAt(settings);
    const stop = new AbortController();
    const seen: string[] = [];
    const { body } = await unsealed(createReadStream(file), readKey(keyFile));
    const stoppedInTheMiddle = async function* () {
      for await (const part of body) {
        yield part;
        if (stop.signal.aborted) continue;
        seen.push(...(await siblingDatabases(settings)));
        stop.abort();
      }
    };
    const work = backupEngine(stop.signal).bringBack(stoppedInTheMiddle(), async () => undefined);
    await expect(work).rejects.toThrow('aborted');
    expect(seen).toEqual([expect.stringContaining('scratch')]);
    expect(await siblingDatabases(settings)).toEqual([]);
    expect(await digestsAt(settings)).toEqual(before);
  });

  it('are refused when the key is in their folder, or when their key is missing', async () => {
    const beside = { BACKUP_DIR: folder, BACKUP_KEY_FILE: path.join(folder, 'backup.key') };
    expect(() => backupSettings(beside)).toThrow('in the folder of the backups');
    const away = path.join(scratch, 'away.key');
    expect(() => ensureKey({ folder, keyFile: away })).toThrow('but no key at');
    expect(existsSync(away)).toBe(false);
  });
});

it('a backup is not restored on PostgreSQL while somebody is connected', async () => {
  const fresh = await freshDatabase('postgresql');
  const place = { dataDir: '', databaseUrl: null, ...fresh.settings };
  const database = await openDatabase(place);
  await database.ping();
  const backup = postgresqlBackup(String(place.databaseUrl), new AbortController().signal);
  expect(await refusalOf(backup.refuseInUse())).toMatch(/Stop it first\. Nothing was changed\.$/);
  await database.close();
  await fresh.remove();
});

it('a backup in the first format is restored with its key', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'evenkeel-first-'));
  const [dataDir, keyFile] = [path.join(place, 'data'), path.join(place, 'backup.key')];
  writeFileSync(keyFile, `${Buffer.alloc(32, 5).toString('base64url')}\n`, { mode: 0o600 });
  const engine = sqliteBackup(dataDir, new AbortController().signal);
  await restoreBackup(engine, 'tests/support/database/first-format.backup', keyFile);
  const database = new BetterSqlite3(path.join(dataDir, 'evenkeel.db'));
  expect(database.prepare('select why from mood_logs').all()).toEqual([
    { why: 'A walk in the rain' },
  ]);
  database.close();
  await rm(place, { recursive: true });
});
