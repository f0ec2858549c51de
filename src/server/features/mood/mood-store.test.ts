import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_SIGNALS } from '#domain/mood/body.ts';
import { ENERGY_VALUES } from '#domain/mood/energy.ts';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { KNOWN_TAGS } from '#domain/mood/tags.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { type MoodStore, moodStore, type NewMood } from './mood-store.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const ALWAYS = { from: undefined, to: undefined };
const FIRST_DAY = localDate('2026-01-01');

const aLog: fc.Arbitrary<NewMood> = fc.record({
  id: fc.uuid(),
  timestamp: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  localDate: fc.nat(364).map((days) => addDays(FIRST_DAY, days)),
  zone: fc.constantFrom('UTC', 'Asia/Kolkata'),
  mood: fc.constantFrom(...MOOD_LEVELS.map((level) => level.value)),
  emoji: fc.constantFrom(...MOOD_LEVELS.map((level) => level.emoji)),
  why: fc.string({ unit: 'grapheme', maxLength: 200 }),
  tags: fc.subarray([...KNOWN_TAGS]),
  ownTags: fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }), {
    maxLength: 4,
  }),
  energy: fc.constantFrom(null, ...ENERGY_VALUES),
  body: fc.subarray([...BODY_SIGNALS]),
});

describe.each(ENGINES)('the mood store on %s', (engine) => {
  let database: OpenFresh;
  let store: MoodStore;

  beforeAll(async () => {
    database = await openFresh(engine);
    store = moodStore(database);
  });
  afterAll(() => database.end());

  it('lists what was added, in order of time and for each person separately', async () => {
    const property = fc.asyncProperty(
      fc.uniqueArray(aLog, { selector: (log) => log.id, maxLength: 8 }),
      async (logs) => {
        const ada = await database.person();
        const ben = await database.person();
        for (const log of logs) {
          await store.add(ada, log, NOW);
          await store.add(ben, { ...log, why: 'of Ben' }, NOW);
        }
        const listed = await store.list(ada, ALWAYS);
        expect(new Set(listed)).toEqual(new Set(logs.map((log) => ({ ...log, userId: ada }))));
        const times = listed.map((log) => log.timestamp);
        expect(times).toEqual([...times].sort());
        const ofBen = await store.list(ben, ALWAYS);
        expect(ofBen.every((log) => log.userId === ben && log.why === 'of Ben')).toBe(true);
      },
    );
    await fc.assert(property, { numRuns: 25 });
  });

  it('lists only the requested local dates', async () => {
    const property = fc.asyncProperty(
      fc.uniqueArray(aLog, { selector: (log) => log.id, maxLength: 8 }),
      fc.nat(364),
      fc.nat(60),
      async (logs, start, length) => {
        const ada = await database.person();
        for (const log of logs) await store.add(ada, log, NOW);
        const from = addDays(FIRST_DAY, start);
        const to = addDays(from, length);
        const listed = await store.list(ada, { from, to });
        const expected = logs.filter((log) => log.localDate >= from && log.localDate <= to);
        expect(listed.map((log) => log.id).sort()).toEqual(expected.map((log) => log.id).sort());
      },
    );
    await fc.assert(property, { numRuns: 25 });
  });

  it('keeps the first of two logs with the same id', async () => {
    const ada = await database.person();
    const [log] = fc.sample(aLog, 1);
    if (log === undefined) throw new Error('no sample');
    const first = await store.add(ada, log, NOW);
    const second = await store.add(ada, { ...log, why: 'other words' }, NOW);
    expect(second).toEqual(first);
    expect(await store.list(ada, ALWAYS)).toEqual([first]);
  });
});
