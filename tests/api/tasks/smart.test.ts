import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { distractionEndpoints } from '#contract/distraction.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { KNOWN_TAGS } from '#domain/mood/tags.ts';
import { budgetFor, FIRST_CAPACITY } from '#domain/tasks/scheduler/capacity.ts';
import { WEARY_TAGS } from '#domain/tasks/scheduler/context.ts';
import { MOST_TASKS } from '#domain/tasks/scheduler/plan.ts';
import type { MoodBand } from '#domain/tasks/vocabulary.ts';
import { aDistraction, aMood } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { sized } from '#tests/support/full.ts';

const minutesOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { estimatedTime }) => sum + estimatedTime, 0);
const idsOf = (tasks: readonly Task[]) => tasks.map(({ _id }) => _id);
const budget = (mood: MoodBand) => budgetFor(FIRST_CAPACITY, mood);

const acts = fc.array(
  fc.record({
    kind: fc.constantFrom('generate', 'complete', 'delete', 'away', 'lighter', 'mood'),
    at: fc.nat(5),
    mood: fc.constantFrom(0, 50, 100),
  }),
  { maxLength: 10 },
);

describe.each(ENGINES)('smart tasks on %s', (engine) => {
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
  });

  const generate = async (
    person: Person,
    query: Record<string, string> = { zone: 'UTC' },
  ): Promise<Task[]> => {
    const params = { userId: person.userId };
    const answer = await person.call(taskEndpoints.smartGenerate, { params, query });
    expect(answer.status).toBe(200);
    return answer.body as Task[];
  };
  const feel = (person: Person, mood: number, tags: readonly string[] = []) => {
    const timestamp = new Date(world.clock.ms).toISOString();
    const body = aMood(person.userId, { mood, tags, timestamp, localDate: undefined, zone: 'UTC' });
    return person.call(moodEndpoints.submit, { body });
  };
  const act = (person: Person, kind: 'lighter' | 'notToday', taskId: string) =>
    person.call(taskEndpoints[kind], { body: { taskId } });
  const complete = (person: Person, taskId: string) =>
    person.call(taskEndpoints.update, { body: { taskId, updates: { completed: true } } });
  const remove = (person: Person, taskId: string) =>
    person.call(taskEndpoints.remove, { params: { taskId } });

  it('are no longer reworded by their template once the person has changed their minutes', async () => {
    await feel(ada, 100);
    const task = (await generate(ada)).find(({ size }) => size !== 'micro');
    const { _id: taskId, title, estimatedTime } = task ?? { _id: '', title: '', estimatedTime: 0 };
    const updates = { estimatedTime: estimatedTime + 5 };
    expect((await ada.call(taskEndpoints.update, { body: { taskId, updates } })).status).toBe(200);
    expect(await act(ada, 'lighter', taskId)).toMatchObject({ status: 200, body: { title } });
  });

  it('fill a newcomer’s day within its budget, in the order of the day, each with its reason', async () => {
    const tasks = await generate(ada);
    expect(tasks.length).toBeGreaterThanOrEqual(2);
    expect(tasks.length).toBeLessThanOrEqual(MOST_TASKS);
    expect(minutesOf(tasks)).toBeLessThanOrEqual(budget('middle'));
    for (const task of tasks) {
      expect(task).toMatchObject({ userId: ada.userId, type: 'smart', date: '2026-03-10' });
      expect(task.why).toMatch(/^\S.*\.$/);
    }
    const bands = tasks.map(({ band }) => band ?? '');
    const ordered = ['morning', 'midday', 'evening'].flatMap((band) =>
      bands.filter((one) => one === band),
    );
    expect(bands).toEqual(ordered);
    expect(tasks.map(({ order }) => order)).toEqual(tasks.map((_, index) => index));
    const list = await ada.call(taskEndpoints.all, { params: { userId: ada.userId } });
    expect(list.body).toEqual(tasks);
    const ofBen = await ben.call(taskEndpoints.all, { params: { userId: ben.userId } });
    expect(ofBen.body).toEqual([]);
  });

  it('are not duplicated by repeated requests, also simultaneously', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => generate(ada)));
    const tasks = await generate(ada);
    for (const answer of answers) expect(answer).toEqual(tasks);
    expect(minutesOf(tasks)).toBeLessThanOrEqual(budget('middle'));
  });

  it('never exceed the day’s budget or repeat, whatever happens in between', async () => {
    const property = fc.asyncProperty(acts, async (list) => {
      const eve = await world.guest();
      await feel(eve, 50);
      let tasks = await generate(eve);
      for (const { kind, at, mood } of list) {
        // If a person brings back a task that was set aside, the budget may be exceeded, because it is their choice.
        const { _id = '' } = tasks.filter(({ notTodayOn }) => notTodayOn === null)[at] ?? {};
        if (kind === 'mood') await feel(eve, mood);
        if (kind === 'complete') await complete(eve, _id);
        if (kind === 'delete') await remove(eve, _id);
        if (kind === 'away') await act(eve, 'notToday', _id);
        if (kind === 'lighter') await act(eve, 'lighter', _id);
        tasks = await generate(eve);
        const counted = tasks.filter(({ notTodayOn }) => notTodayOn === null);
        expect(minutesOf(counted)).toBeLessThanOrEqual(budget('high'));
        expect(counted.length).toBeLessThanOrEqual(MOST_TASKS);
      }
      const offers = await world.database.db
        .selectFrom('task_offers')
        .select(['template_id', 'probability'])
        .where('user_id', '=', eve.userId)
        .where('probability', 'is not', null)
        .execute();
      expect(new Set(offers.map((one) => one.template_id)).size).toBe(offers.length);
      for (const { probability } of offers) {
        expect(probability).toBeGreaterThan(0);
        expect(probability).toBeLessThanOrEqual(1);
      }
    });
    await fc.assert(property, { numRuns: sized({ usual: 5, full: 12 }) });
  });

  it('become lighter when the mood falls, without losing a task', async () => {
    await feel(ada, 100);
    const before = await generate(ada);
    await feel(ada, 25);
    const after = await generate(ada);
    expect(idsOf(after)).toEqual(expect.arrayContaining(idsOf(before)));
    expect(minutesOf(after)).toBeLessThanOrEqual(budget('low'));
    expect(minutesOf(after)).toBeLessThan(minutesOf(before));
    expect(after.some(({ why }) => why?.includes('lighter version'))).toBe(true);
    expect(await generate(ada)).toEqual(after);
  });

  it('become lighter after distractions too, and keep the person’s own wording', async () => {
    const before = await generate(ada);
    const [shortest] = before.toSorted((a, b) => a.estimatedTime - b.estimatedTime);
    const updates = { title: 'In my own words 🌱' };
    await ada.call(taskEndpoints.update, { body: { taskId: shortest?._id, updates } });
    const timestamp = new Date(world.clock.ms).toISOString();
    await ada.call(distractionEndpoints.log, {
      body: aDistraction(ada.userId, { type: 'Fatigue', timestamp, zone: 'UTC' }),
    });
    const after = await generate(ada);
    expect(after).toContainEqual({ ...shortest, ...updates, why: null, area: null });
    // A new person’s first tasks are short, so the day may already fit the budget.
    expect(minutesOf(after)).toBeLessThanOrEqual(Math.min(minutesOf(before), budget('low')));
  });

  it('are suggested for the rest of the person’s day', async () => {
    world.clock.ms = Date.parse('2026-03-10T08:00:00Z');
    const bands = async (query: Record<string, string>) => {
      const tasks = await generate(await world.guest(), query);
      return { dates: new Set(tasks.map((task) => task.date)), bands: tasks.map((t) => t.band) };
    };
    const tokyo = await bands({ zone: 'Asia/Tokyo' });
    expect(tokyo).toMatchObject({ dates: new Set(['2026-03-10']) });
    expect(new Set(tokyo.bands)).toEqual(new Set(['evening']));
    const kolkata = await bands({ zone: 'Asia/Kolkata' });
    expect(kolkata.bands).not.toContain('morning');
    expect((await bands({ zone: 'Pacific/Pago_Pago' })).dates).toEqual(new Set(['2026-03-09']));
    const late = await bands({ zone: 'America/New_York', localDate: '2026-03-09' });
    expect(late).toMatchObject({ dates: new Set(['2026-03-09']) });
    expect(new Set(late.bands)).toEqual(new Set(['evening']));
    const params = { userId: ada.userId };
    const query = { localDate: '2026-03-12', zone: 'UTC' };
    expect(await ada.call(taskEndpoints.smartGenerate, { params, query })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'query.localDate' }], error: expect.stringMatching(/\.$/) },
    });
  });

  it('are not suggested again for a week once missed', async () => {
    await feel(ada, 50);
    for (let day = 0; day <= 7; day += 1) {
      await generate(ada);
      world.clock.ms += 86_400_000;
    }
    const offers = await world.database.db
      .selectFrom('task_offers')
      .select(['template_id', 'local_date'])
      .where('user_id', '=', ada.userId)
      .execute();
    expect(new Set(offers.map((one) => one.local_date)).size).toBe(8);
    expect(new Set(offers.map((one) => one.template_id)).size).toBe(offers.length);
  });

  it('know each tag of tiredness that a mood can have', () => {
    expect(KNOWN_TAGS).toEqual(expect.arrayContaining([...WEARY_TAGS]));
  });
});
