import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { budgetFor, FIRST_CAPACITY } from '#domain/tasks/scheduler/capacity.ts';
import { lighterReasonSentence } from '#domain/tasks/scheduler/reason-sentence.ts';
import { NO_WISHES } from '#domain/tasks/scheduler/wishes.ts';
import type { TaskWriter } from '#server/ai/tasks/writer.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { breakdown } from '#tests/support/breakdown.ts';
import { ENGINES, migratedDatabase } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { taskRelief } from '../task-relief.ts';
import { taskStore } from '../task-store.ts';
import type { SmartMoment } from './day-choice.ts';
import { smartTasks } from './smart-tasks.ts';

const NOW = '2026-03-10T08:00:00.000Z';
const FIRST_DAY = localDate('2026-03-10');

const onDay = (day: number, more: Partial<SmartMoment> = {}): SmartMoment => ({
  today: addDays(FIRST_DAY, day),
  bandsLeft: BANDS,
  mood: 'middle',
  because: null,
  moodKnown: true,
  lens: null,
  wishes: NO_WISHES,
  routines: { minutes: 0, past: new Map() },
  now: NOW,
  ...more,
});

/** A person with a fixed id, so that each run of the test chooses the same tasks. */
const somebody = async ({ db }: Pick<Database, 'db'>, id: string): Promise<UserId> => {
  const row = { id, name: '', email: null, password_hash: null, created_at: NOW };
  await db
    .insertInto('users')
    .values({ ...row, role: 'guest' })
    .execute();
  return id as UserId;
};

const idsOf = (tasks: readonly Task[]) => tasks.map(({ _id }) => _id);
const minutesOf = (tasks: readonly Task[]) =>
  tasks.reduce((sum, { estimatedTime }) => sum + estimatedTime, 0);

const stateOf = async ({ db }: Pick<Database, 'db'>, person: UserId) =>
  (
    await db
      .selectFrom('scheduler_states')
      .select('state')
      .where('user_id', '=', person)
      .executeTakeFirst()
  )?.state;

const offersOf = ({ db }: Pick<Database, 'db'>, person: UserId) =>
  db.selectFrom('task_offers').selectAll().where('user_id', '=', person).execute();

describe.each(ENGINES)('smart tasks on %s', (engine) => {
  let database: OpenFresh;

  beforeAll(async () => {
    database = await openFresh(engine);
  });
  afterAll(() => database.end());

  it('favour what a person keeps doing', async () => {
    const smart = smartTasks(database, null);
    const tasks = taskStore(database);
    const ada = await somebody(database, 'does small calm things only');
    const shares: number[] = [];
    for (let day = 0; day < 28; day += 1) {
      const offered = await smart.generate(ada, onDay(day));
      const calm = new Set(
        (await offersOf(database, ada))
          .filter(({ area, size }) => area === 'calm' && size === 'micro')
          .map(({ task_id }) => task_id),
      );
      const done = offered.filter(({ _id }) => calm.has(_id));
      for (const { _id } of done) await tasks.update(ada, _id, { completed: true }, NOW);
      shares.push(done.length / offered.length);
    }
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one) / list.length;
    // The largest possible share is a third: at most two tasks of one area among six.
    expect(mean(shares.slice(0, 7))).toBeLessThan(0.1);
    expect(mean(shares.slice(21))).toBeGreaterThan(0.2);
  });

  it('are calm or short, and no chores, late in the evening', async () => {
    const ada = await somebody(database, 'is up late');
    const late = { isLate: true, bandsLeft: ['evening'] } as const;
    const offered = await smartTasks(database, null).generate(ada, onDay(0, late));
    expect(offered.length).toBeGreaterThan(0);
    const areas = (await offersOf(database, ada)).map(({ area, size }) =>
      area === 'calm' ? area : `${area}, ${size}`,
    );
    for (const area of areas) expect(['calm', 'body, micro', 'planning, micro']).toContain(area);
  });

  it('keep what was learned across restarts', async () => {
    const live = async (restarts: boolean) => {
      const fresh = await migratedDatabase(engine);
      const open = () => openDatabase({ dataDir: '', databaseUrl: null, ...fresh.settings });
      let opened = await open();
      const ada = await somebody(opened, 'does the first two of each day');
      const titles: string[][] = [];
      for (let day = 0; day < 5; day += 1) {
        const offered = await smartTasks(opened, null).generate(ada, onDay(day));
        titles.push(offered.map(({ title }) => title));
        for (const { _id } of offered.slice(0, 2)) {
          await taskStore(opened).update(ada, _id, { completed: true }, NOW);
        }
        if (restarts) {
          await opened.close();
          opened = await open();
        }
      }
      const state = await stateOf(opened, ada);
      await opened.close();
      await fresh.remove();
      return { titles, state };
    };
    const through = await live(true);
    expect(through).toEqual(await live(false));
    expect(Object.keys(JSON.parse(through.state ?? '').beliefs).length).toBeGreaterThan(10);
  });

  it.each(['{', '{"version":2}', 'null', '{"version":1,"beliefs":{},"capacity":[1]}'])(
    'start over if the stored state cannot be read: %s',
    async (state) => {
      const ada = await database.person();
      const row = { user_id: ada, state, updated_at: NOW };
      await database.db.insertInto('scheduler_states').values(row).execute();
      const smart = smartTasks(database, null);
      expect((await smart.generate(ada, onDay(0))).length).toBeGreaterThan(1);
      await smart.generate(ada, onDay(1));
      const kept = JSON.parse((await stateOf(database, ada)) ?? '');
      expect(kept).toMatchObject({ version: 1 });
      expect(kept.capacity).toHaveLength(FIRST_CAPACITY.length);
    },
  );

  it('learn from tasks that were done, not done, deleted, put away or made smaller on request', async () => {
    const smart = smartTasks(database, null);
    const tasks = taskStore(database);
    const kinder = taskRelief({ database, writer: null, breakdown });
    const ada = await somebody(database, 'does one, puts one away, deletes one');
    const offered = await smart.generate(ada, onDay(0));
    const longestFirst = offered.toSorted((one, other) => other.estimatedTime - one.estimatedTime);
    const [large = '', done = '', gone = '', away = ''] = idsOf(longestFirst);
    expect(offered.length).toBeGreaterThanOrEqual(5);
    await tasks.update(ada, done, { completed: true }, NOW);
    await tasks.remove(ada, gone);
    await kinder.notToday(ada, away, FIRST_DAY);
    const moment = { today: FIRST_DAY, mood: 'middle', now: NOW } as const;
    await kinder.lighter(ada, large, undefined, moment);
    await tasks.update(ada, large, { completed: true }, NOW);
    await smart.generate(ada, onDay(1));
    const learned = (await offersOf(database, ada)).filter((one) => one.local_date === FIRST_DAY);
    expect(new Set(learned.map((one) => one.learned))).toEqual(new Set([1]));
    const doneIds = learned.filter((one) => one.outcome === 'done').map((one) => one.task_id);
    expect(doneIds.toSorted()).toEqual([done, large].toSorted());
    expect(learned.filter((one) => one.outcome === 'open')).toEqual([]);
  });

  it('learn nothing from tasks that a lower mood made smaller', async () => {
    const smart = smartTasks(database, null);
    const ada = await database.person();
    const first = await smart.generate(ada, onDay(0, { mood: 'high' }));
    const because = { what: 'energy', tag: null, day: 'today' } as const;
    const fallen = await smart.generate(ada, onDay(0, { mood: 'low', because }));
    expect(idsOf(fallen)).toEqual(expect.arrayContaining(idsOf(first)));
    expect(minutesOf(fallen)).toBeLessThanOrEqual(budgetFor(FIRST_CAPACITY, 'low'));
    const smaller = fallen.filter(({ why }) => why === lighterReasonSentence('mood', because));
    expect(smaller.length).toBeGreaterThan(0);
    await smart.generate(ada, onDay(1));
    const offers = (await offersOf(database, ada)).filter((one) => one.local_date === FIRST_DAY);
    const untold = offers.filter((one) => one.outcome === 'open');
    expect(new Set(untold.map((one) => one.task_id))).toEqual(new Set(idsOf(smaller)));
    expect(offers.filter((one) => one.probability === null).length).toBe(untold.length);
  });

  it('are reworded by a writer, except those that the person reworded meanwhile', async () => {
    const ada = await database.person();
    const tasks = taskStore(database);
    const writer: TaskWriter = {
      word: async (drafts) => {
        await tasks.update(ada, drafts[0]?.id ?? '', { title: 'My own words' }, NOW);
        const words = drafts.map(({ id, minutes }) => [id, `Ada’s ${minutes} minutes`] as const);
        return new Map(words.map(([id, title]) => [id, { title, why: 'Because it is Tuesday.' }]));
      },
      steps: async () => null,
    };
    const [first, ...rest] = await smartTasks(database, writer).generate(ada, onDay(0));
    expect(first).toMatchObject({ title: 'My own words' });
    for (const { title, why, estimatedTime } of rest) {
      expect({ title, why }).toEqual({
        title: `Ada’s ${estimatedTime} minutes`,
        why: 'Because it is Tuesday.',
      });
    }
  });
});
