import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { ownRows } from './own-rows.ts';

const FIRST = '2026-03-10T12:00:00.000Z';
const LATER = '2026-03-11T12:00:00.000Z';

const answers = ownRows('task_helps', { with: ['created_at'] });
const reminders = ownRows('reminder_settings', { with: ['updated_at'] });
const chosen = ownRows('reminder_settings', { without: ['planned_until'] });
const unread = ownRows('task_helps', { writeOnly: ['help'] });
const breaks = ownRows('routine_breaks', { as: { from_date: 'from', until_date: 'until' } });

const CHOSEN = {
  zone: 'UTC',
  quietFrom: null,
  quietTo: '07:00',
  ownWords: false,
  silentWeekdays: [6],
  silentOn: null,
};

const answer = (id: string, helped: boolean) =>
  ({
    id,
    reason: 'boring',
    help: 'ladder',
    helped,
    createdAt: FIRST,
  }) as const;

describe.each(ENGINES)('a person’s own rows on %s', (engine) => {
  let database: OpenFresh;
  let ada: UserId;
  let ben: UserId;

  beforeAll(async () => {
    database = await openFresh(engine);
  });
  afterAll(() => database.end());
  beforeEach(async () => {
    ada = await database.person();
    ben = await database.person();
  });

  it('belong to one person each', async () => {
    const { db } = database;
    await answers.add(db, ada, answer('a', true), FIRST);
    await answers.add(db, ben, answer('a', false), FIRST);
    expect(await answers.get(db, ada, { id: 'a' })).toEqual(answer('a', true));
    await answers.change(db, ada, { id: 'a' }, { help: 'swap' });
    await answers.remove(db, ada, { id: 'a' });
    expect(await answers.list(db, ada)).toEqual([]);
    expect(await answers.list(db, ben)).toEqual([answer('a', false)]);
  });

  it('are not changed or deleted without a condition', async () => {
    const { db } = database;
    await answers.add(db, ada, answer('a', true), FIRST);
    await expect(answers.change(db, ada, {}, { help: 'swap' })).rejects.toThrow('condition');
    await expect(answers.remove(db, ada, {})).rejects.toThrow('condition');
    expect(await answers.list(db, ada)).toEqual([answer('a', true)]);
  });

  it('stay unchanged when a row with the same key is added', async () => {
    const { db } = database;
    const addOnce = answers.addsOnce(database);
    expect(await answers.add(db, ada, answer('a', true), FIRST)).toEqual(answer('a', true));
    expect(await answers.add(db, ada, answer('a', false), LATER)).toBeUndefined();
    expect(await answers.addOnce(db, ada, answer('a', false), LATER)).toEqual(answer('a', true));
    expect(await addOnce(ada, answer('a', false), LATER)).toEqual(answer('a', true));
    expect(await addOnce(ada, answer('b', false), LATER)).toEqual(answer('b', false));
    await answers.addAll(db, ada, [answer('a', false), answer('c', true)], LATER);
    const all = await answers.list(db, ada, (query) => query.orderBy('id'));
    expect(all).toEqual([answer('a', true), answer('b', false), answer('c', true)]);
  });

  it('store a write-only column without reading it back', async () => {
    const read = new Set<string>();
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        for (const column of result.rows.flatMap((row) => Object.keys(row))) read.add(column);
        return result;
      },
    });
    const { createdAt, ...given } = answer('a', true);
    const { help, ...kept } = given;
    expect(await unread.addOnce(db, ada, given, FIRST)).toEqual(kept);
    expect(await unread.addOnce(db, ada, given, LATER)).toEqual(kept);
    const addOnce = unread.addsOnce(database);
    expect(await addOnce(ada, { ...given, id: 'b' }, FIRST)).toEqual({ ...kept, id: 'b' });
    expect(await unread.list(db, ada)).toHaveLength(2);
    expect(await unread.list(db, ben)).toEqual([]);
    expect([...read].sort()).toEqual(['helped', 'id', 'reason']);
    const all = await answers.list(db, ada, (query) => query.orderBy('id'));
    expect(all).toEqual([answer('a', true), answer('b', true)]);
  });

  it('are all added, even when there are many', async () => {
    const { db } = database;
    const many = Array.from({ length: 1_001 }, (_, at) => answer(`${at}`, at % 2 === 0));
    await answers.addAll(db, ada, many, FIRST);
    const kept = await answers.list(db, ada);
    expect(new Set(kept)).toEqual(new Set(many));
  });

  it('keep the columns that a put omits, and get the time of the last put', async () => {
    const { db } = database;
    const first = { ...CHOSEN, plannedUntil: FIRST, updatedAt: FIRST };
    await reminders.put(db, ada, first, FIRST);
    const changed = { ...CHOSEN, ownWords: true, silentWeekdays: [6, 7] };
    await chosen.put(db, ada, changed, LATER);
    expect(await chosen.get(db, ada)).toEqual(changed);
    const kept = { ...changed, plannedUntil: FIRST, updatedAt: LATER };
    expect(await reminders.get(db, ada)).toEqual(kept);
  });

  it('can be changed by their values, and found by a null value', async () => {
    const { db } = database;
    const open = { id: 'open', routineId: null, from: localDate('2026-03-10'), until: null };
    const closed = { ...open, id: 'closed', until: localDate('2026-03-12') };
    await breaks.addAll(db, ada, [open, closed], FIRST);
    expect(await breaks.get(db, ada, { until: null })).toEqual(open);
    await breaks.change(db, ada, { id: 'closed' }, { id: 'another', until: null });
    const all = await breaks.list(db, ada, (query) => query.orderBy('id'));
    expect(all).toEqual([{ ...closed, until: null }, open]);
  });

  it('make a removal fail when none match, but only if a sentence is given', async () => {
    const { db } = database;
    await breaks.remove(db, ada, { id: 'none' });
    const gone = breaks.remove(db, ada, { id: 'none' }, 'This break is over already.');
    await expect(gone).rejects.toThrow('This break is over already.');
  });
});
