import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseReplaced } from './erasure.ts';
import { openSqlite } from './sqlite.ts';

const OLD = 'the words that were there before';
const LONG_MS = 3_600_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-test-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const isInFiles = (text: string): boolean =>
  readdirSync(folder).some((name) => readFileSync(path.join(folder, name)).includes(text));

/** After this call, timers fire only when the test advances them. */
const holdTimers = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};

/** An Evenkeel database with two notes, one of which contains the words that are to be erased. */
const openWithNotes = async () => {
  const { db, file, run } = await openSqlite(folder);
  file.exec('create table notes (at integer primary key, text text not null)');
  file.prepare('insert into notes values (1, ?), (2, ?)').run(OLD, 'other words');
  return {
    write: (sql: string, ...parameters: readonly unknown[]) =>
      run(CompiledQuery.raw(sql, [...parameters])),
    close: () => db.destroy(),
  };
};

/** An SQLite file without Evenkeel's schema, with a note, and a log of the statements run on it. */
const openPlain = () => {
  const statements: string[] = [];
  const file = new BetterSqlite3(path.join(folder, 'plain.db'), {
    timeout: 20,
    verbose: (sql) => statements.push(String(sql)),
  });
  file.pragma('journal_mode = WAL');
  file.exec('create table notes (at integer primary key, text text not null)');
  file.prepare('insert into notes values (1, ?)').run(OLD);
  const emptyings = () => statements.filter((sql) => sql.includes('wal_checkpoint')).length;
  return { file, emptyings };
};

/** A connection as of another process that keeps reading, so that the log cannot be truncated. */
const reader = (): BetterSqlite3.Database => {
  const other = new BetterSqlite3(path.join(folder, 'plain.db'));
  other.exec('begin');
  other.prepare('select * from notes').all();
  return other;
};

describe('replaced content', () => {
  it.each([
    ['delete from notes where at = 1'],
    ["update notes set text = '' where at = 1"],
    ["insert into notes values (1, '') on conflict (at) do update set text = ''"],
    ["replace into notes values (1, '')"],
  ])('disappears from the files automatically: %s', async (sql) => {
    const { write, close } = await openWithNotes();
    expect(isInFiles(OLD)).toBe(true);
    await write(sql);
    await expect.poll(() => isInFiles(OLD)).toBe(false);
    expect(isInFiles('other words')).toBe(true);
    await close();
  });

  it('disappears even if the process is too busy to run the statement immediately', async () => {
    const { write, close } = await openWithNotes();
    holdTimers();
    const written = write("update notes set text = '' where at = 1");
    vi.advanceTimersByTime(LONG_MS);
    await written;
    vi.advanceTimersByTime(LONG_MS);
    expect(isInFiles(OLD)).toBe(false);
    await close();
  });

  it('disappears when the file is closed, and nothing is done afterwards', async () => {
    const { write, close } = await openWithNotes();
    holdTimers();
    await write('delete from notes where at = 1');
    await close();
    expect(isInFiles(OLD)).toBe(false);
    await expect(write('delete from notes where at = 2')).rejects.toThrow('not open');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('emptying the log', () => {
  it('backs off while another process reads, and succeeds afterwards', () => {
    const { file, emptyings } = openPlain();
    const erasure = eraseReplaced(file, () => {});
    const other = reader();
    holdTimers();
    file.exec('delete from notes');
    erasure.afterReplacing();
    const before = emptyings();
    vi.advanceTimersByTime(LONG_MS);
    expect(emptyings() - before).toBeGreaterThan(10);
    expect(emptyings() - before).toBeLessThan(100);
    other.close();
    vi.advanceTimersByTime(LONG_MS);
    expect(isInFiles(OLD)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    erasure.stop();
    file.close();
  });

  it('is retried after it fails at the start', () => {
    const { file } = openPlain();
    file.exec('delete from notes');
    const other = reader();
    holdTimers();
    const erasure = eraseReplaced(file, () => {});
    expect(isInFiles(OLD)).toBe(true);
    other.close();
    vi.advanceTimersByTime(LONG_MS);
    expect(isInFiles(OLD)).toBe(false);
    erasure.stop();
    file.close();
  });

  it('waits for a statement whose rows are still being read', () => {
    const { file } = openPlain();
    const erasure = eraseReplaced(file, () => {});
    const rows = file.prepare('select * from notes').iterate();
    rows.next();
    holdTimers();
    erasure.afterReplacing();
    vi.advanceTimersByTime(LONG_MS);
    rows.return?.();
    vi.advanceTimersByTime(LONG_MS);
    expect(vi.getTimerCount()).toBe(0);
    erasure.stop();
    file.close();
  });
});

describe('a file of an earlier version', () => {
  /** A file in which a note was deleted before secure deletion was turned on. */
  const openOld = () => {
    const { file } = openPlain();
    file.exec('delete from notes');
    file.pragma('wal_checkpoint(TRUNCATE)');
    expect(isInFiles(OLD)).toBe(true);
    return file;
  };

  it('loses content that was deleted earlier', () => {
    const file = openOld();
    const warnings: string[] = [];
    eraseReplaced(file, (message) => warnings.push(message)).stop();
    expect(isInFiles(OLD)).toBe(false);
    expect(warnings).toEqual([]);
    file.close();
  });

  it('stays usable when it cannot be rewritten, warns, and is rewritten at the next start', () => {
    const file = openOld();
    const other = new BetterSqlite3(path.join(folder, 'plain.db'));
    other.exec('begin immediate');
    const warnings: string[] = [];
    eraseReplaced(file, (message) => warnings.push(message)).stop();
    expect(warnings).toEqual([expect.stringContaining('database is locked')]);
    other.close();
    file.exec("insert into notes values (3, 'new')");
    eraseReplaced(file, (message) => warnings.push(message)).stop();
    expect(warnings).toHaveLength(1);
    expect(isInFiles(OLD)).toBe(false);
    file.close();
  });
});
