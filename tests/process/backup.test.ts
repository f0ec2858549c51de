import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { spawnApp } from '#tests/support/app-process.ts';
import {
  type DatabaseSettings,
  digestsAt,
  onTheSide,
  refusalOf,
  runCommand,
  settingsOf,
  startCommand,
} from '#tests/support/database/commands.ts';
import { ENGINES, type FreshDatabase, freshDatabase } from '#tests/support/database/engines.ts';
import { visit } from '#tests/support/visitor.ts';

const FUTURE = '9999-from-the-future';

const onServer = async <Row extends object>(sql: string): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: inject('postgresAdminUrl') });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

describe.each(ENGINES)('backups on %s', (engine) => {
  let fresh: FreshDatabase;
  let settings: DatabaseSettings;
  let folder: string;
  let env: Readonly<Record<string, string>>;

  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    settings = settingsOf(fresh.settings);
    folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-backups-'));
    env = {
      ...settings,
      BACKUP_DIR: path.join(folder, 'backups'),
      BACKUP_KEY_FILE: path.join(folder, 'keys', 'backup.key'),
    };
    await runCommand('seed', ['--days', '3'], settings);
  });
  afterAll(async () => {
    if ('DATABASE_URL' in settings) {
      for (const name of await besides()) await onServer(`drop database ${name} with (force)`);
    }
    await fresh.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** What stands beside the database: files in its folder, or databases whose names begin as its own. */
  const besides = async (): Promise<readonly string[]> => {
    if ('DATA_DIR' in settings) {
      return readdirSync(settings.DATA_DIR).filter((name) => !/^evenkeel\.db/.test(name));
    }
    const name = new URL(settings.DATABASE_URL).pathname.slice(1);
    const rows = await onServer<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, '${name.slice(0, 30)}_')`,
    );
    return rows.map(({ datname }) => datname).filter((one) => one !== name);
  };

  const deleteEverything = async (): Promise<void> => {
    if ('DATA_DIR' in settings) await rm(settings.DATA_DIR, { recursive: true });
    else {
      const name = new URL(settings.DATABASE_URL).pathname.slice(1);
      await onServer(`drop database ${name} with (force)`);
    }
  };

  /** Lets the app run for as long as `work` takes. */
  const withApp = async <Result>(work: (url: string) => Promise<Result>): Promise<Result> => {
    const app = spawnApp(settings);
    try {
      return await work(await app.ready);
    } finally {
      app.signal('SIGTERM');
      await app.ended;
    }
  };

  const backup = async (...args: readonly string[]): Promise<string> => {
    const said = await runCommand('database/backup', args, env);
    return (
      /^(\S+\.backup): [\d,]+ rows in \d+ tables, brought back once and compared\.$/m.exec(
        said,
      )?.[1] ?? said
    );
  };

  it('bring everything back after everything was deleted, and keep what they replace', async () => {
    const { file, visitor, kept } = await withApp(async (url) => {
      const [ada, ben] = [await visit(url), await visit(url)];
      const ids = [randomUUID(), randomUUID()];
      for (const id of ids) expect(await ada.log(id)).toBe(201);
      const made = await backup();
      const inTheWay = await refusalOf('database/restore', [made, '--yes'], env);
      expect(inTheWay).toMatch(/Stop it first\. Nothing was changed\./);
      expect(await ben.ids()).toEqual([]);
      return { file: made, visitor: ada, kept: ids };
    });
    const before = await digestsAt(settings);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(statSync(env.BACKUP_KEY_FILE ?? '').mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('rain')).toBe(false);
    expect(await besides()).toEqual([]);

    await deleteEverything();
    expect(await runCommand('database/restore', [file, '--yes'], env)).toMatch(/rows in/);
    expect(await digestsAt(settings)).toEqual(before);
    expect(await besides()).toEqual([]);

    await withApp(async (url) => {
      const reply = await fetch(`${url}/api/mood/all/${visitor.userId}`, visitor);
      expect(await reply.json()).toHaveLength(kept.length);
    });
    await onTheSide(settings, "update mood_logs set why = 'after the backup'");
    const changed = await digestsAt(settings);
    expect(changed).not.toEqual(before);
    expect(await refusalOf('database/restore', [file], env)).toMatch(/Add --yes/);
    const said = await runCommand('database/restore', [file, '--yes'], env);
    expect((await digestsAt(settings)).mood_logs).toEqual(before.mood_logs);
    const [aside = '', ...more] = await besides();
    expect(more).toEqual([]);
    expect(said).toContain(aside);
    if ('DATA_DIR' in settings) {
      const away = path.join(folder, 'aside');
      const old = path.join(settings.DATA_DIR, aside);
      mkdirSync(away);
      copyFileSync(old, path.join(away, 'evenkeel.db'));
      expect(await digestsAt({ DATA_DIR: away })).toEqual(changed);
      await rm(old);
    } else {
      const url = new URL(settings.DATABASE_URL);
      url.pathname = `/${aside}`;
      expect(await digestsAt({ DATABASE_URL: url.href })).toEqual(changed);
      await onServer(`drop database ${aside}`);
    }
  });

  it('that are altered, cut off, of another key or of a newer version are refused, and nothing changes', async () => {
    const file = await backup();
    const bytes = readFileSync(file);
    const other = path.join(folder, 'other.backup');
    const before = await digestsAt(settings);
    const altered = Buffer.from(bytes);
    altered[bytes.length - 100] = (altered[bytes.length - 100] ?? 0) ^ 1;
    for (const [what, wrong] of [
      ['altered', altered],
      ['cut off', bytes.subarray(0, -70_000)],
    ] as const) {
      writeFileSync(other, wrong);
      expect(await refusalOf('database/restore', [other, '--yes'], env), what).toMatch('damaged');
    }
    const key = path.join(folder, 'other.key');
    writeFileSync(key, `${Buffer.alloc(32, 7).toString('base64url')}\n`, { mode: 0o600 });
    const otherKey = { ...env, BACKUP_KEY_FILE: key };
    expect(await refusalOf('database/restore', [file, '--yes'], otherKey)).toMatch('another key');

    await onTheSide(settings, `insert into kysely_migration values ('${FUTURE}', '2030-01-01')`);
    await delay(1_000 - (Date.now() % 1_000));
    const newer = await backup('--keep', '1');
    await onTheSide(settings, `delete from kysely_migration where name = '${FUTURE}'`);
    expect(existsSync(file)).toBe(false);
    expect(await refusalOf('database/restore', [newer, '--yes'], env)).toMatch(
      'newer version of Evenkeel',
    );
    expect(await digestsAt(settings)).toEqual(before);
    expect(await besides()).toEqual([]);
  });

  it('leave the old database when bringing one back is killed, and the next one tidies up', async () => {
    const file = path.join(env.BACKUP_DIR ?? '', readdirSync(env.BACKUP_DIR ?? '').at(-1) ?? '');
    await onTheSide(settings, `delete from kysely_migration where name = '${FUTURE}'`);
    const before = await digestsAt(settings);
    const verifying = startCommand('database/backup-verify', [file], env);
    while ((await besides()).length === 0) await delay(5);
    verifying.child.kill('SIGKILL');
    await verifying.ended;
    expect(await digestsAt(settings)).toEqual(before);
    expect(await runCommand('database/backup-verify', [file], env)).toMatch('whole, made at');
    // A scratch database may still be in use by somebody else, and is dropped only after an hour.
    if (engine === 'sqlite') expect(await besides()).toEqual([]);
    for (const name of engine === 'sqlite' ? [] : await besides()) {
      await onServer(`drop database ${name} with (force)`);
    }
    const stopped = startCommand('database/backup-verify', [file], env);
    while ((await besides()).length === 0) await delay(5);
    stopped.child.kill('SIGTERM');
    expect(await stopped.ended).toMatchObject({
      exitCode: 1,
      stderr: 'Stopped. Nothing was changed.\n',
    });
    expect(await besides()).toEqual([]);
  });

  it('are refused with the key beside them, or without the key that they were made with', async () => {
    const beside = { ...env, BACKUP_KEY_FILE: path.join(env.BACKUP_DIR ?? '', 'backup.key') };
    expect(await refusalOf('database/backup', [], beside)).toMatch('in the folder of the backups');
    const away = { ...env, BACKUP_KEY_FILE: path.join(folder, 'away.key') };
    expect(await refusalOf('database/backup', [], away)).toMatch('but no key at');
    expect(existsSync(away.BACKUP_KEY_FILE)).toBe(false);
  });
});
