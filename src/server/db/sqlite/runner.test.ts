import { statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, migratedDatabase } from '#tests/support/database/engines.ts';
import { type OpenSqlite, openSqlite } from './sqlite.ts';

const PAGE_BYTES = 4096;
const MANY = Array.from({ length: 200 }, (_, at) => `note ${at}`);

let fresh: FreshDatabase;
let sqlite: OpenSqlite;
/** Another connection to the same file. This connection sees only committed data. */
let elsewhere: BetterSqlite3.Database;

beforeEach(async () => {
  fresh = await migratedDatabase('sqlite');
  const dataDir = 'dataDir' in fresh.settings ? fresh.settings.dataDir : '';
  sqlite = await openSqlite(dataDir);
  sqlite.file.exec(`
    create table notes (at integer primary key autoincrement, text text not null unique);
    create table answers (note text references notes (text) deferrable initially deferred);
  `);
  elsewhere = new BetterSqlite3(path.join(dataDir, 'evenkeel.db'), { readonly: true });
});
afterEach(async () => {
  elsewhere.close();
  await sqlite.db.destroy();
  await fresh.remove();
});

const write = (text: string | null) =>
  sqlite.run(CompiledQuery.raw('insert into notes (text) values (?)', [text]));

/** Adds a row whose foreign key is only checked at commit. */
const answer = (note: string) =>
  sqlite.run(CompiledQuery.raw('insert into answers (note) values (?)', [note]));

const notes = () => elsewhere.prepare('select text from notes order by at').pluck().all();

const outcomes = async (writes: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  (await Promise.allSettled(writes)).map(({ status }) => status);

describe('writes that arrive together', () => {
  it('are all stored, in order, and share a commit', async () => {
    sqlite.file.pragma('wal_checkpoint(TRUNCATE)');
    await Promise.all(MANY.map(write));
    expect(notes()).toEqual(MANY);
    // Each commit adds a page or more to the log.
    const loggedPages = statSync(`${elsewhere.name}-wal`).size / PAGE_BYTES;
    expect(loggedPages).toBeLessThan(MANY.length / 4);
  });

  it('are each acknowledged only when others can read them', async () => {
    const found = elsewhere.prepare('select count(*) from notes where text = ?').pluck();
    const seen = MANY.map(async (text) => {
      await write(text);
      return found.get(text);
    });
    expect(new Set(await Promise.all(seen))).toEqual(new Set([1]));
  });

  it('fail individually when they violate a constraint', async () => {
    await write('first');
    const ends = await outcomes(['second', 'first', null, 'third'].map(write));
    expect(ends).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(notes()).toEqual(['first', 'second', 'third']);
  });

  it('all fail when their commit does, but later ones do not', async () => {
    const ends = await outcomes([write('first'), answer('missing'), write('second')]);
    expect(ends).toEqual(['rejected', 'rejected', 'rejected']);
    expect(notes()).toEqual([]);
    await Promise.all([write('first'), answer('first'), write('second')]);
    expect(notes()).toEqual(['first', 'second']);
  });

  it('all fail while another process holds the lock for too long, and can be sent again', async () => {
    sqlite.file.pragma('busy_timeout = 20');
    const other = new BetterSqlite3(elsewhere.name);
    other.exec('begin immediate');
    expect(await outcomes(['first', 'second'].map(write))).toEqual(['rejected', 'rejected']);
    other.close();
    expect(await outcomes(['first', 'second'].map(write))).toEqual(['fulfilled', 'fulfilled']);
    expect(notes()).toEqual(['first', 'second']);
  });
});

it('reads see every acknowledged write', async () => {
  const readAll = () =>
    sqlite.run<{ text: string }>(CompiledQuery.raw('select text from notes order by at'));
  for (const [at, text] of MANY.slice(0, 20).entries()) {
    await write(text);
    expect((await readAll()).map((row) => row.text)).toEqual(MANY.slice(0, at + 1));
  }
});

describe('an open transaction of the query builder', () => {
  it('is waited for, and rolls back no other writes when it fails', async () => {
    const { promise: opened, resolve: tellOpened } = Promise.withResolvers<void>();
    const { promise: failed, reject: fail } = Promise.withResolvers<never>();
    const settled: string[] = [];
    const noted = async (text: string) => {
      await write(text);
      settled.push(text);
    };
    const before = noted('asked before');
    const transaction = sqlite.db.transaction().execute(async (inside) => {
      await sql`insert into notes (text) values ('inside')`.execute(inside);
      tellOpened();
      await failed;
    });
    await opened;
    const during = noted('asked during');
    for (let turns = 0; turns < 5; turns += 1) await nextTurn();
    expect(settled).toEqual([]);
    fail(new Error('given up'));
    await expect(transaction).rejects.toThrow('given up');
    await Promise.all([before, during]);
    expect(new Set(notes())).toEqual(new Set(['asked before', 'asked during']));
  });
});
