import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { healthWrites } from './health-writes.ts';

const START_MS = Date.parse('2026-03-10T12:00:00Z');
const LARGE_BYTES = 64_000;

describe.each(ENGINES)('the health check’s write on %s', (engine) => {
  let database: OpenFresh;
  beforeAll(async () => {
    database = await openFresh(engine);
  });
  afterAll(() => database.end());

  it('is large at first and once a minute, and small in between', async () => {
    const tryWriting = healthWrites(database.db);
    const pingAt = async (ms: number) => {
      await tryWriting(START_MS + ms);
      const rows = await database.db.selectFrom('health').selectAll().orderBy('id').execute();
      const large = rows.filter(({ filler }) => filler.length === LARGE_BYTES);
      expect(large).toHaveLength(1);
      return {
        filler: large[0]?.filler,
        latest: rows
          .map((row) => row.written_at)
          .sort()
          .at(-1),
      };
    };
    const first = await pingAt(0);
    expect(await pingAt(1_999)).toEqual(first);
    const small = await pingAt(2_000);
    expect(small).toEqual({ filler: first.filler, latest: '2026-03-10T12:00:02.000Z' });
    expect((await pingAt(59_999)).filler).toBe(first.filler);
    expect((await pingAt(62_000)).filler).not.toBe(first.filler);
  });
});
