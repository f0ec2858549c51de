import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';

describe.each(ENGINES)('a throttle that slows down on %s', (engine) => {
  let database: OpenFresh;
  beforeAll(async () => {
    database = await openFresh(engine);
  });
  afterAll(() => database.end());

  const throttle = (name: string) =>
    database.throttle({ name, attempts: 3, windowS: 86_400, slowedToS: 300 });
  /**
   * Acts as if this many seconds have passed for the stored counters; a negative number acts as if the clock was set
   * back.
   */
  const later = (seconds: number) =>
    sql`update throttles set expire = expire - ${seconds * 1000}`.execute(database.db);

  it('allows one attempt after each wait, which doubles up to a maximum', async () => {
    const { attempt, forget } = throttle('doubling');
    for (let free = 0; free < 4; free += 1) expect(await attempt('ada')).toBeNull();
    const waitsS: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const waitMs = (await attempt('ada')) ?? 0;
      waitsS.push(Math.ceil(waitMs / 1000));
      // Another attempt does not extend the wait.
      expect((await attempt('ada')) ?? 0).toBeLessThanOrEqual(waitMs);
      await later(waitsS.at(-1) ?? 0);
      expect(await attempt('ada')).toBeNull();
    }
    for (const [index, waitS] of waitsS.entries()) {
      expect(waitS).toBeLessThanOrEqual(Math.min(300, 2 ** index));
      expect(waitS).toBeGreaterThan(Math.min(300, 2 ** index) - 20);
    }
    expect(await attempt('ben')).toBeNull();
    await later(300);
    const atOnce = await Promise.all([attempt('ada'), attempt('ada'), attempt('ada')]);
    expect(atOnce.filter((wait) => wait === null)).toHaveLength(1);
    await forget('ada');
    expect(await attempt('ada')).toBeNull();
  });

  it('does not extend a wait when the clock is set back', async () => {
    const { attempt } = throttle('set-back');
    for (let free = 0; free < 4; free += 1) await attempt('ada');
    expect(await attempt('ada')).not.toBeNull();
    await later(-10 * 86_400);
    expect(await attempt('ada')).toBeNull();
  });
});
