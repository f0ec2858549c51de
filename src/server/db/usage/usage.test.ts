import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/shared/brands.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { QUOTAS } from './quotas.ts';
import { usageCounter } from './usage.ts';

const MEASURED_AGAIN_MS = 600_001;
const TURNS = 100_000;

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

  const counterOn = (watch: Partial<KyselyPlugin> = {}, all = QUOTAS.all) => {
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
      ...watch,
    });
    return usageCounter({ db, quotas: { ...QUOTAS, all }, now: () => nowMs });
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
        // Delays the answer to the first write until there is another write, if one can come in between.
        transformResult: async ({ result }) => {
          const isFirst = !isHeld && result.rows.some((row) => 'bytes' in row);
          isHeld ||= isFirst;
          for (quietTurns = 0; isFirst && writes === 1 && quietTurns < TURNS; quietTurns += 1) {
            await new Promise((resolve) => setImmediate(resolve));
          }
          return result;
        },
      },
      1_000,
    );
    await usage.take(person(ada), 'chat', 300);
    await usage.take(person(ada), 'entries', 100);
    nowMs += MEASURED_AGAIN_MS;
    const flushed = usage.flush();
    // More than fits, so that usage is measured.
    await usage.take(person(ada), 'plans', 600);
    await flushed;
    await usage.take(person(ada), 'sharing', 10);
    await usage.flush();
    expect((await rows()).filter(({ bytes }) => Number(bytes) < 0)).toEqual([]);
  });
});
