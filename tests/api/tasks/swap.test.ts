import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moodEndpoints } from '#contract/mood.ts';
import { routineEndpoints } from '#contract/routines.ts';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { SIZES } from '#domain/shared/size.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { GENTLE_MINUTES } from '#domain/tasks/catalogue/gentle-start.ts';
import { budgetFor, FIRST_CAPACITY } from '#domain/tasks/scheduler/capacity.ts';
import { areasThatMatter, MIN_SMART_TASK_MINUTES } from '#domain/tasks/scheduler/wishes.ts';
import { aMood } from '#tests/api/support/examples.ts';
import { aRoutine } from '#tests/api/support/routine-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const BUDGET = budgetFor(FIRST_CAPACITY, 'middle');
const idsOf = (tasks: readonly Task[]) => tasks.map(({ _id }) => _id);
const minutesOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { estimatedTime }) => sum + estimatedTime, 0);
const areaOf = ({ title }: Task) =>
  CATALOGUE.find(({ sizes }) => SIZES.some((size) => sizes[size].title === title))?.area;

describe.each(ANY_ENGINE)('swapping smart tasks on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.ms = Date.parse('2026-03-10T08:00:00Z');
    ada = await world.guest();
    ben = await world.guest();
    for (const one of [ada, ben]) await feel(one, 50);
  });

  const feel = (person: Person, mood: number) => {
    const timestamp = new Date(world.clock.ms).toISOString();
    const body = aMood(person.userId, {
      mood,
      tags: [],
      timestamp,
      localDate: undefined,
      zone: 'UTC',
    });
    return person.call(moodEndpoints.submit, { body });
  };
  const generate = async (person: Person, query: Record<string, string> = {}): Promise<Task[]> => {
    const params = { userId: person.userId };
    const answer = await person.call(taskEndpoints.smartGenerate, {
      params,
      query: { zone: 'UTC', ...query },
    });
    expect(answer.status).toBe(200);
    return answer.body as Task[];
  };
  /** A new person with at least this many tasks. Tries several people, because the number differs per person. */
  const somebodyWith = async (least: number): Promise<readonly [Person, readonly Task[]]> => {
    const person = await world.guest();
    await feel(person, 50);
    const tasks = await generate(person);
    return tasks.length >= least ? [person, tasks] : somebodyWith(least);
  };
  const again = async (
    person: Person,
    how: 'others' | 'fit',
    wishes: Record<string, unknown> = {},
  ): Promise<Task[]> => {
    const body = { userId: person.userId, zone: 'UTC', ...wishes };
    const answer = await person.call(taskEndpoints[how], { body });
    expect(answer.status).toBe(200);
    return answer.body as Task[];
  };
  const swap = (person: Person, taskId: string, id: string = randomUUID()) =>
    person.call(taskEndpoints.swap, { body: { id, taskId, zone: 'UTC' } });
  const remove = (person: Person, taskId: string) =>
    person.call(taskEndpoints.remove, { params: { taskId } });
  const all = async (person: Person) =>
    (await person.call(taskEndpoints.all, { params: { userId: person.userId } })).body as Task[];

  it('puts another task of the same or a smaller size in the same place, once per id', async () => {
    const before = await generate(ada);
    await generate(ben);
    const [, second] = before;
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => swap(ada, second?._id ?? '', id)));
    const [first] = answers;
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: first?.body });
    const after = await all(ada);
    expect(idsOf(after)).toEqual(idsOf(before).with(1, id));
    const [, fresh] = after;
    expect(fresh?.title).not.toBe(second?.title);
    expect(fresh).toMatchObject({ type: 'smart', date: '2026-03-10', order: second?.order });
    const rank = (task: Task | undefined) => SIZES.indexOf(task?.size ?? 'full');
    expect(rank(fresh)).toBeGreaterThanOrEqual(rank(second));
    expect(minutesOf(after)).toBeLessThanOrEqual(BUDGET);
    const offers = await world.database.db
      .selectFrom('task_offers')
      .select('outcome')
      .where('user_id', '=', ada.userId)
      .where('task_id', '=', second?._id ?? '')
      .execute();
    expect(offers).toEqual([{ outcome: 'swapped' }]);
  });

  it('is refused for a task that is missing, not open, or the person’s own', async () => {
    const [one] = await generate(ada);
    expect((await swap(ben, one?._id ?? '')).status).toBe(404);
    await ada.call(taskEndpoints.update, {
      body: { taskId: one?._id, updates: { completed: true } },
    });
    expect((await swap(ada, one?._id ?? '')).status).toBe(409);
    const own = await ada.call(taskEndpoints.add, {
      body: { userId: ada.userId, title: 'Mine', date: '2026-03-10' },
    });
    expect((await swap(ada, (own.body as Task)._id)).status).toBe(409);
    expect(await all(ben)).toEqual([]);
  });

  it('frees the place of a deleted task', async () => {
    const before = await generate(ada);
    for (const { _id } of before.slice(0, 2)) await remove(ada, _id);
    const after = await generate(ada);
    expect(after.length).toBeGreaterThan(before.length - 2);
    expect(minutesOf(after)).toBeLessThanOrEqual(BUDGET);
    expect(idsOf(after)).toEqual(expect.arrayContaining(idsOf(before.slice(2))));
  });

  it('frees the place of a task deleted after the mood fell', async () => {
    await feel(ada, 100);
    await generate(ada);
    await feel(ada, 0);
    const lower = await generate(ada);
    for (const { _id } of lower.slice(1)) await remove(ada, _id);
    const after = await generate(ada);
    expect(after.length).toBeGreaterThan(1);
    expect(minutesOf(after)).toBeLessThanOrEqual(budgetFor(FIRST_CAPACITY, 'low'));
  });

  it('shows other tasks as often as requested, and keeps what the person changed or did', async () => {
    const [eve, [done, reworded, timed, ...rest]] = await somebodyWith(3);
    await eve.call(taskEndpoints.update, {
      body: { taskId: done?._id, updates: { completed: true } },
    });
    await eve.call(taskEndpoints.update, {
      body: { taskId: reworded?._id, updates: { title: 'Show my own words' } },
    });
    await eve.call(taskEndpoints.update, {
      body: { taskId: timed?._id, updates: { time: '15:00' } },
    });
    const kept = idsOf([done, reworded, timed].flatMap((task) => task ?? []));
    expect(kept).toHaveLength(3);
    let before = rest;
    for (let press = 0; press < 30; press += 1) {
      const after = await again(eve, 'others');
      expect(idsOf(after)).toEqual(expect.arrayContaining(kept));
      const fresh = after.filter(({ _id }) => !kept.includes(_id));
      expect(fresh.length).toBeGreaterThan(0);
      const known = new Set([...idsOf(before)]);
      for (const { _id } of fresh) expect(known.has(_id)).toBe(false);
      expect(new Set(after.map(({ title }) => title)).size).toBe(after.length);
      const titles = new Set(before.map(({ title }) => title));
      expect(fresh.some(({ title }) => !titles.has(title))).toBe(true);
      before = fresh;
    }
  });

  it('shows one small task when everything is done', async () => {
    const before = await generate(ada);
    for (const { _id } of before)
      await ada.call(taskEndpoints.update, { body: { taskId: _id, updates: { completed: true } } });
    const after = await again(ada, 'others');
    const fresh = after.filter(({ completed }) => !completed);
    expect(fresh.length).toBeGreaterThan(0);
    expect(minutesOf(after)).toBeLessThanOrEqual(BUDGET + MIN_SMART_TASK_MINUTES);
  });

  it('gives short tasks to anybody the first time, at any hour', async () => {
    const property = fc.asyncProperty(fc.integer({ min: 0, max: 23 }), async (hour) => {
      world.clock.ms = Date.parse('2026-03-10T00:10:00Z') + hour * 3_600_000;
      const eve = await world.guest();
      const tasks = await generate(eve);
      expect(tasks.length).toBeGreaterThan(1);
      for (const { estimatedTime } of [...tasks, ...(await again(eve, 'others'))])
        expect(estimatedTime).toBeLessThanOrEqual(GENTLE_MINUTES);
    });
    await fc.assert(property, { numRuns: 12 });
  });

  it('fits the day to the energy and to what matters', async () => {
    const wishes = { energy: 'low', matters: 'home' };
    const planned = await generate(ada, wishes);
    expect(minutesOf(planned)).toBeLessThanOrEqual(Math.round(BUDGET * 0.6));
    const before = await generate(ben);
    const after = await again(ben, 'fit', { energy: 'low', matters: ['home', 'rest'] });
    expect(minutesOf(after)).toBeLessThanOrEqual(Math.round(BUDGET * 0.6));
    expect(after).toHaveLength(before.length);
    const areas = areasThatMatter({ energy: null, matters: ['home', 'rest'] });
    const matters = after.filter((task) => areas.has(areaOf(task) ?? 'planning'));
    expect(matters.length * 2).toBeGreaterThanOrEqual(after.length);
    expect(await again(ben, 'fit', { energy: 'low', matters: ['home', 'rest'] })).toEqual(after);
    const params = { userId: ada.userId };
    for (const query of [{ energy: 'much' }, { matters: 'home,money' }])
      expect(await ada.call(taskEndpoints.smartGenerate, { params, query })).toMatchObject({
        status: 400,
        body: { error: expect.stringMatching(/\.$/) },
      });
  });

  it('subtracts the minutes of routines from the day', async () => {
    const save = (person: Person, minutes: number) => {
      const step = { id: randomUUID(), title: 'A step', minutes, hint: null, from: 'micro' };
      const body = aRoutine(person.userId, {}, { steps: [step] });
      return person.call(routineEndpoints.save, { body });
    };
    expect((await save(ada, 20)).status).toBe(201);
    const beside = await generate(ada);
    expect(beside.length).toBeGreaterThan(0);
    expect(minutesOf(beside)).toBeLessThanOrEqual(BUDGET - 20);
    expect((await save(ben, 60)).status).toBe(201);
    const small = await generate(ben);
    expect(small.length).toBeGreaterThan(0);
    expect(minutesOf(small)).toBeLessThanOrEqual(MIN_SMART_TASK_MINUTES);
  });
});
