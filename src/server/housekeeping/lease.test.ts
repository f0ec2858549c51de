import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { leaseOn } from './lease.ts';

describe.each(ENGINES)('a lease on %s', (engine) => {
  let database: OpenFresh;
  let nowMs: number;
  beforeEach(async () => {
    database = await openFresh(engine);
    nowMs = Date.parse('2026-03-10T12:00:00Z');
  });
  afterEach(() => database.end());
  const lease = (name = 'sweep') => leaseOn(database.db, name, () => nowMs);

  it('goes to one of several concurrent takers, and independently for another name', async () => {
    const wanted = Array.from({ length: 8 }, () => lease());
    const taken = await Promise.all(wanted.map((one) => one.take(MINUTE_MS)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await lease('dust').take(MINUTE_MS)).toBe(true);
  });

  it('expires, so that a dead process does not block the work', async () => {
    const [dead, next] = [lease(), lease()];
    expect(await dead.take(MINUTE_MS)).toBe(true);
    nowMs += MINUTE_MS - 1;
    expect(await next.take(MINUTE_MS)).toBe(false);
    nowMs += 1;
    expect(await next.take(MINUTE_MS)).toBe(true);
    expect(await dead.keep(MINUTE_MS)).toBe(false);
    await dead.release();
    expect(await lease().take(MINUTE_MS)).toBe(false);
  });

  it('can be extended and released by its owner', async () => {
    const [one, other] = [lease(), lease()];
    await one.take(MINUTE_MS);
    expect(await one.keep(30 * MINUTE_MS)).toBe(true);
    nowMs += 29 * MINUTE_MS;
    expect(await other.take(MINUTE_MS)).toBe(false);
    await one.release();
    expect(await other.take(MINUTE_MS)).toBe(true);
  });

  it('can be taken after the clock was set back', async () => {
    await lease().take(MINUTE_MS);
    nowMs -= 24 * 60 * MINUTE_MS;
    expect(await lease().take(MINUTE_MS)).toBe(true);
  });
});
