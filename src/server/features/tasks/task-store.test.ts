import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { breakdown } from '#tests/support/breakdown.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { taskRelief } from './task-relief.ts';
import { type TaskStore, taskStore } from './task-store.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const DAYS = ['2026-03-08', '2026-03-09', '2026-03-10'].map(localDate);
const TODAY = localDate('2026-03-10');

type Act = 'complete' | 'reopen' | 'remove' | 'away' | 'lighter' | 'move' | 'later';

const act = fc.record({
  kind: fc.constantFrom<Act>('complete', 'reopen', 'remove', 'away', 'lighter', 'move', 'later'),
  at: fc.nat(5),
});

describe.each(ENGINES)('the task store on %s', (engine) => {
  let database: OpenFresh;
  let store: TaskStore;

  beforeAll(async () => {
    database = await openFresh(engine);
    store = taskStore(database);
  });
  afterAll(() => database.end());

  const fill = async (
    person: UserId,
    count: number,
    date = (_at: number): LocalDate => TODAY,
  ): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => crypto.randomUUID());
    for (const [at, id] of ids.entries()) {
      const task = { id, title: `task ${at}`, estimatedTime: 30, date: date(at) };
      await store.add(person, task, NOW);
    }
    return ids;
  };
  const idsOf = async (person: UserId) =>
    (await store.list(person, undefined)).map(({ _id }) => _id);

  it('keeps every day’s count correct under simultaneous changes', async () => {
    const kinder = taskRelief({ database, writer: null, breakdown });
    const acts: Record<Act, (person: UserId, id: string) => Promise<unknown>> = {
      complete: (person, id) => store.update(person, id, { completed: true }, NOW),
      reopen: (person, id) => store.update(person, id, { completed: false }, NOW),
      remove: (person, id) => store.remove(person, id),
      away: (person, id) => kinder.notToday(person, id, TODAY),
      lighter: (person, id) =>
        kinder.lighter(person, id, undefined, { today: TODAY, mood: 'middle', now: NOW }),
      move: (person, id) => store.update(person, id, { date: DAYS[1] }, NOW),
      later: (person, id) => store.update(person, id, { later: true }, NOW),
    };
    const property = fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (list) => {
      const ada = await database.person();
      const ben = await database.person();
      const ids = await fill(ada, 6, (at) => DAYS[at % 3] ?? TODAY);
      await fill(ben, 1);
      // Some of these calls fail, for example changes of a deleted task.
      await Promise.allSettled(list.map(({ kind, at }) => acts[kind](ada, ids[at] ?? '')));
      const counted = (await store.list(ada, undefined)).filter(
        ({ completed, notTodayOn, date, later }) =>
          !later && (completed || notTodayOn === null || notTodayOn > date),
      );
      const expected = DAYS.flatMap((date) => {
        const tasks = counted.filter((task) => task.date === date);
        const done = tasks.filter(({ completed }) => completed).length;
        return tasks.length === 0
          ? []
          : [{ date, percent: Math.round((100 * done) / tasks.length) }];
      });
      expect(await store.history(ada, {})).toEqual(expected);
      expect(await store.history(ben, {})).toEqual([{ date: TODAY, percent: 0 }]);
    });
    await fc.assert(property, { numRuns: 15 });
  });

  it('ends with one of several simultaneously requested orders, with every task once', async () => {
    const orders = fc.array(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), {
      minLength: 2,
      maxLength: 5,
    });
    const property = fc.asyncProperty(orders, async (wanted) => {
      const ada = await database.person();
      const ben = await database.person();
      const ids = await fill(ada, 5);
      const ofBen = await fill(ben, 3);
      const lists = wanted.map((order) => order.map((at) => ids[at] ?? ''));
      await Promise.all(lists.map((list) => store.reorder(ada, list)));
      const tasks = await store.list(ada, undefined);
      expect(lists).toContainEqual(tasks.map(({ _id }) => _id));
      expect(tasks.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
      expect(await idsOf(ben)).toEqual(ofBen);
    });
    await fc.assert(property, { numRuns: 15 });
  });

  it('gives simultaneously added tasks distinct positions', async () => {
    const ada = await database.person();
    const adding = Array.from({ length: 8 }, (_, at) =>
      store.add(
        ada,
        { id: crypto.randomUUID(), title: `task ${at}`, estimatedTime: 5, date: TODAY },
        NOW,
      ),
    );
    const places = (await Promise.all(adding)).map(({ order }) => order);
    expect(places.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps the positions of tasks that are not on the list', async () => {
    const ada = await database.person();
    const [a = '', b = '', c = ''] = await fill(ada, 3);
    await store.reorder(ada, [b, a]);
    expect(await idsOf(ada)).toEqual([b, a, c]);
  });

  it('reports a deleted account instead of adding the task', async () => {
    const nobody = crypto.randomUUID() as UserId;
    const task = { id: crypto.randomUUID(), title: 'x', estimatedTime: 5, date: TODAY };
    await expect(store.add(nobody, task, NOW)).rejects.toMatchObject({ code: 'signed_out' });
  });
});
