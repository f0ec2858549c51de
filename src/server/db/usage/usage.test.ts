import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/shared/brands.ts';
import { DAY_MS, HOUR_MS } from '#domain/shared/time/durations.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { QUOTAS, type Quotas } from './quotas.ts';
import { type UsageCounter, usageCounter } from './usage.ts';

const MEASURED_AGAIN_MS = 600_001;
const TURNS = 100_000;

const helps = ownRows('task_helps');
const HELP = { id: 'help', reason: 'boring', help: 'ladder', helped: true } as const;

describe.each(ENGINES)('the usage counter on %s', (engine) => {
  let database: OpenFresh;
  let ada: UserId;
  let ben: UserId;
  let nowMs = 0;

  beforeEach(async () => {
    database = await openFresh(engine);
    [ada, ben] = [await database.person(), await database.person()];
    nowMs = Date.parse('2026-03-10T12:00:00Z');
  });
  afterEach(() => database.end());

  const counterOn = (watch: Partial<KyselyPlugin> = {}, bound: Partial<Quotas> = {}) => {
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
      ...watch,
    });
    return usageCounter({ db, quotas: { ...QUOTAS, ...bound }, now: () => nowMs });
  };
  const person = (userId: UserId) => ({ userId, role: 'person' as const });
  const rows = () =>
    database.db.selectFrom('usage').selectAll().orderBy('user_id').orderBy('kind').execute();

  it('writes all users together, and nothing when nothing came', async () => {
    let writes = 0;
    const usage = counterOn({
      transformQuery: ({ node }) => {
        if (node.kind === 'InsertQueryNode') writes += 1;
        return node;
      },
    });
    await usage.take(person(ada), 'chat', 300);
    await usage.take(person(ada), 'entries', 100);
    await usage.take(person(ben), 'chat', 500);
    await usage.flush();
    await usage.flush();
    await usage.take(person(ben), 'chat', 500);
    await usage.flush();
    expect(writes).toBe(2);
    const bytes = (await rows()).map(({ user_id, kind, bytes }) => [user_id, kind, Number(bytes)]);
    expect(bytes).toEqual([
      [ada, 'chat', 500],
      [ada, 'entries', 300],
      [ben, 'chat', 1_400],
    ]);
  });

  it('continues for the others when an account is deleted', async () => {
    const usage = counterOn();
    await usage.take(person(ada), 'chat', 300);
    await usage.take(person(ben), 'chat', 300);
    await database.db.deleteFrom('users').where('id', '=', ada).execute();
    await usage.flush();
    expect(await rows()).toMatchObject([{ user_id: ben, kind: 'chat' }]);
  });

  it('never becomes negative when usage is measured during a write', async () => {
    let writes = 0;
    let quietTurns = 0;
    let isHeld = false;
    const usage = counterOn(
      {
        transformQuery: ({ node }) => {
          quietTurns = 0;
          if (node.kind === 'InsertQueryNode') writes += 1;
          return node;
        },
        // Delays the result of the first write until a second write arrives, so that the test shows whether a second
        // write can happen in between.
        transformResult: async ({ result }) => {
          const isFirst = !isHeld && result.rows.some((row) => 'bytes' in row);
          isHeld ||= isFirst;
          for (quietTurns = 0; isFirst && writes === 1 && quietTurns < TURNS; quietTurns += 1) {
            await new Promise((resolve) => setImmediate(resolve));
          }
          return result;
        },
      },
      { all: 1_000 },
    );
    await usage.take(person(ada), 'chat', 300);
    await usage.take(person(ada), 'entries', 100);
    nowMs += MEASURED_AGAIN_MS;
    const flushed = usage.flush();
    // This is more than the quota allows, so the usage is measured.
    await usage.take(person(ada), 'plans', 600);
    await flushed;
    await usage.take(person(ada), 'sharing', 10);
    await usage.flush();
    expect((await rows()).filter(({ bytes }) => Number(bytes) < 0)).toEqual([]);
  });

  describe('the room of all guests', () => {
    const at = (ms: number) => new Date(ms).toISOString();
    const take = (usage: UsageCounter, userId: UserId) =>
      usage.take({ userId, role: 'guest' }, 'plans', 3_800);
    const guestAt = async (ms: number): Promise<UserId> => {
      const id = await database.person();
      const { db } = database;
      await db
        .updateTable('users')
        .set({ created_at: at(ms) })
        .where('id', '=', id)
        .execute();
      return id;
    };
    const clean = async (usage: UsageCounter): Promise<void> => {
      await usage.flush();
      await usage.makeRoom();
    };
    const everybody = async (): Promise<string[]> =>
      (await database.db.selectFrom('users').select('id').execute()).map(({ id }) => id);

    it('is made before it is full, from long absent guests without entries, after the call', async () => {
      let deletions = 0;
      const usage = counterOn(
        {
          transformQuery: ({ node }) => {
            if (node.kind === 'DeleteQueryNode') deletions += 1;
            return node;
          },
        },
        { guests: 20_000 },
      );
      // Ben has an entry, Cleo was there yesterday, and Fay has an account.
      await helps.add(database.db, ben, HELP, at(nowMs));
      const cleo = await guestAt(nowMs - DAY_MS + 1);
      const fay = await guestAt(0);
      for (const guest of [ada, ben, cleo]) expect(await take(usage, guest)).toBe('taken');
      await usage.take(person(fay), 'plans', 3_800);
      await database.db
        .updateTable('users')
        .set({ role: 'person', email: 'fay@example.org', password_hash: '' })
        .where('id', '=', fay)
        .execute();
      await clean(usage);
      expect(await everybody()).toContain(ada);

      const dora = await guestAt(nowMs);
      expect(await take(usage, dora)).toBe('taken');
      expect(await take(usage, dora)).toBe('taken');
      expect(await take(usage, dora)).toBe('guests-full');
      expect(deletions).toBe(0);
      expect(await everybody()).toContain(ada);
      await clean(usage);
      expect((await everybody()).sort()).toEqual([ben, cleo, fay, dora].sort());
      expect(await take(usage, dora)).toBe('taken');
    });

    it('is made again only after an hour, and only if a guest then finds little room', async () => {
      const usage = counterOn({}, { guests: 20_000 });
      await helps.add(database.db, ben, HELP, at(nowMs));
      const dora = await guestAt(nowMs);
      // Absent for long enough only at the second clean-up.
      const eve = await guestAt(nowMs - DAY_MS + HOUR_MS / 4);
      for (const guest of [ada, ben, dora, eve, dora]) await take(usage, guest);
      await clean(usage);
      expect((await everybody()).sort()).toEqual([ben, dora, eve].sort());
      nowMs += 2 * HOUR_MS;
      await clean(usage);
      expect(await everybody()).toContain(eve);
      await take(usage, dora);
      await clean(usage);
      expect(await everybody()).not.toContain(eve);
    });

    it('is made at most once an hour', async () => {
      const usage = counterOn({}, { guests: 20_000 });
      await helps.add(database.db, ben, HELP, at(nowMs));
      const dora = await guestAt(nowMs);
      const eve = await guestAt(nowMs - DAY_MS + HOUR_MS / 4);
      for (const guest of [ada, ben, dora, eve, dora]) await take(usage, guest);
      await clean(usage);
      nowMs += HOUR_MS / 2;
      await take(usage, dora);
      await clean(usage);
      expect(await everybody()).toContain(eve);
      nowMs += HOUR_MS / 2;
      await clean(usage);
      expect(await everybody()).not.toContain(eve);
    });
  });
});
