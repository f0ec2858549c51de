import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { aTask } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const [YESTERDAY, TODAY, TOMORROW] = ['2026-03-09', '2026-03-10', '2026-03-11'];

describe.each(ANY_ENGINE)('days and times of tasks on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.guest();
    ben = await world.guest();
  });

  type More = Readonly<Record<string, unknown>>;
  const add = (person: Person, more: More = {}) =>
    person.call(taskEndpoints.add, { body: aTask(person.userId, more) });
  const added = async (person: Person, more: More = {}) => (await add(person, more)).body as Task;
  const update = (person: Person, taskId: string, updates: More) =>
    person.call(taskEndpoints.update, { body: { taskId, updates } });
  const all = async (person: Person, query: Record<string, string> = {}) =>
    (await person.call(taskEndpoints.all, { params: { userId: person.userId }, query }))
      .body as Task[];
  const history = async (person: Person, query: Record<string, string> = {}) =>
    (
      await person.call(taskEndpoints.completionHistory, {
        params: { userId: person.userId },
        query,
      })
    ).body;
  const titles = async (person: Person, date: string) =>
    (await all(person)).filter((task) => task.date === date).map(({ title }) => title);

  it('accepts a task for tomorrow, for a day years ahead, and with a time', async () => {
    const reminders = { atStart: true, minutesBefore: 10 };
    expect(await add(ada, { date: TOMORROW, time: '15:00', reminders })).toMatchObject({
      status: 201,
      body: { date: TOMORROW, time: '15:00', later: false, reminders },
    });
    expect(await add(ada, { date: '2100-12-31' })).toMatchObject({ status: 201 });
    const since = await all(ada, { since: TODAY });
    expect(since.map(({ date, time }) => [date, time])).toEqual([
      [TOMORROW, '15:00'],
      ['2100-12-31', null],
    ]);
    expect(await all(ben)).toEqual([]);
  });

  it('keeps tasks in Later out of every count until they get a day', async () => {
    const later = await added(ada, { later: true });
    expect(later).toMatchObject({ date: TODAY, later: true, time: null, reminders: null });
    expect(await history(ada)).toEqual([]);
    // The task is listed no matter how long ago it was moved to Later.
    expect(await all(ada, { since: '2026-06-01' })).toMatchObject([{ later: true }]);
    await update(ada, later._id, { title: 'Other words', estimatedTime: 5 });
    expect(await history(ada)).toEqual([]);

    expect((await update(ada, later._id, { date: TODAY })).body).toMatchObject({ later: false });
    expect(await history(ada)).toEqual([{ date: TODAY, percent: 0 }]);
    await update(ada, later._id, { later: true });
    expect(await history(ada)).toEqual([]);
  });

  it('counts a task completed straight from Later on the day of completion', async () => {
    const { _id } = await added(ada, { later: true, date: YESTERDAY });
    const done = await update(ada, _id, { completed: true, date: TODAY });
    expect(done.body).toMatchObject({ completed: true, later: false, date: TODAY });
    expect(await history(ada)).toEqual([{ date: TODAY, percent: 100 }]);
  });

  it('moves a task to the end of another day, and counts both days', async () => {
    const first = await added(ada, { title: 'first' });
    await added(ada, { title: 'second' });
    await added(ada, { title: 'there', date: TOMORROW });
    await added(ben, { title: 'of Ben' });
    await update(ada, first._id, { date: TOMORROW, time: '08:30' });
    expect(await titles(ada, TODAY)).toEqual(['second']);
    expect(await titles(ada, TOMORROW)).toEqual(['there', 'first']);
    expect(await history(ada, { to: TOMORROW })).toEqual([
      { date: TODAY, percent: 0 },
      { date: TOMORROW, percent: 0 },
    ]);
    // The task keeps its time, and moving it to the same day changes nothing.
    await update(ada, first._id, { date: TODAY });
    await update(ada, first._id, { date: TODAY });
    expect(await titles(ada, TODAY)).toEqual(['second', 'first']);
    expect(await all(ada)).toContainEqual(
      expect.objectContaining({ title: 'first', time: '08:30' }),
    );
    expect(await titles(ben, TODAY)).toEqual(['of Ben']);
  });

  it('puts a task from Later at the end of the day on which it was moved there', async () => {
    const later = await added(ada, { title: 'later', later: true });
    await added(ada, { title: 'today' });
    await update(ada, later._id, { date: TODAY });
    expect(await titles(ada, TODAY)).toEqual(['later', 'today'].toReversed());
  });

  it('no longer treats a moved task as set aside', async () => {
    const { _id } = await added(ada);
    await ada.call(taskEndpoints.notToday, { body: { taskId: _id, localDate: TODAY } });
    expect((await update(ada, _id, { date: TOMORROW })).body).toMatchObject({ notTodayOn: null });
    expect(await history(ada, { to: TOMORROW })).toEqual([{ date: TOMORROW, percent: 0 }]);
  });

  it('lists no day in the history that has not started anywhere', async () => {
    await added(ada, { date: '2026-03-20' });
    await added(ada, { date: TODAY });
    expect(await history(ada)).toEqual([{ date: TODAY, percent: 0 }]);
  });

  it('reminds at a time that is set without a choice, and never after “no reminder”', async () => {
    const atItsTime = { atStart: true, minutesBefore: null };
    expect((await add(ada, { time: '15:15' })).body).toMatchObject({ reminders: atItsTime });
    const { _id } = await added(ada, {});
    expect((await update(ada, _id, { time: '16:00' })).body).toMatchObject({
      reminders: atItsTime,
    });
    expect((await update(ada, _id, { reminders: null })).body).toMatchObject({ reminders: null });
    expect((await update(ada, _id, { time: '17:00' })).body).toMatchObject({ reminders: null });
    expect((await add(ben, { time: '15:15', reminders: null })).body).toMatchObject({
      reminders: null,
    });
  });

  it('removes the reminders with the time, and the time with the day', async () => {
    const reminders = { atStart: true, minutesBefore: null };
    const { _id } = await added(ada, { time: '15:00', reminders });
    expect((await update(ada, _id, { time: '16:00' })).body).toMatchObject({ reminders });
    expect((await update(ada, _id, { time: null })).body).toMatchObject({ reminders: null });
    await update(ada, _id, { time: '16:00', reminders });
    const inLater = { later: true, time: null, reminders: null };
    expect((await update(ada, _id, { later: true })).body).toMatchObject(inLater);
    expect((await update(ada, _id, { date: TODAY })).body).toMatchObject({ time: null });
  });

  it('leaves a completed task on its day until it is reopened', async () => {
    const { _id } = await added(ada);
    await update(ada, _id, { completed: true });
    const refused = { status: 409, body: { error: 'This task is done, so it stays on its day.' } };
    expect(await update(ada, _id, { date: TOMORROW })).toMatchObject(refused);
    expect(await update(ada, _id, { later: true })).toMatchObject(refused);
    expect(await update(ada, _id, { time: '09:00' })).toMatchObject({ status: 200 });
    const back = await update(ada, _id, { completed: false, date: TOMORROW });
    expect(back.body).toMatchObject({ date: TOMORROW, completed: false });
  });

  it('leaves smart tasks on their day, and plans today whatever is planned for later', async () => {
    await added(ada, { date: TOMORROW, estimatedTime: 600 });
    await added(ada, { later: true, estimatedTime: 600 });
    const generate = async (person: Person) =>
      (
        await person.call(taskEndpoints.smartGenerate, {
          params: { userId: person.userId },
          query: { localDate: TODAY, zone: 'UTC' },
        })
      ).body as Task[];
    const [offered] = await generate(ada);
    expect(offered).toBeDefined();
    expect(await update(ada, offered?._id ?? '', { date: TOMORROW })).toMatchObject({
      status: 409,
      body: { error: 'You can only move your own tasks to another day.' },
    });
    expect(await update(ada, offered?._id ?? '', { time: '10:00' })).toMatchObject({
      body: { time: '10:00', date: TODAY },
    });
  });

  it.each([
    ['an invalid time', { time: '25:00' }, 'time'],
    ['a time with seconds', { time: '10:00:00' }, 'time'],
    ['a time in Later', { later: true, time: '10:00' }, 'time'],
    [
      'a reminder without a time',
      { reminders: { atStart: true, minutesBefore: null } },
      'reminders',
    ],
    [
      'a reminder of no minutes',
      { reminders: { atStart: true, minutesBefore: 0 } },
      'reminders.minutesBefore',
    ],
    ['Later in words', { later: 'yes' }, 'later'],
    ['a day after 2100', { date: '2101-01-01' }, 'date'],
    ['a day before 1900', { date: '1899-12-31' }, 'date'],
  ])('refuses %s and names the field', async (_, more, path) => {
    const said = (inBody: string) => ({
      status: 400,
      body: {
        code: 'invalid',
        issues: [{ path: `${inBody}${path}` }],
        error: expect.stringMatching(/^\S.*[.]$/),
      },
    });
    expect(await add(ada, more)).toMatchObject(said('body.'));
    const task = await added(ada);
    expect(await update(ada, task._id, more)).toMatchObject(said('body.updates.'));
    expect(await all(ada)).toEqual([task]);
  });

  it('never moves somebody else’s task', async () => {
    const theirs = await added(ben);
    for (const updates of [{ date: TOMORROW }, { time: '10:00' }, { later: true }])
      expect(await update(ada, theirs._id, updates)).toMatchObject({ status: 404 });
    expect(await all(ben)).toEqual([theirs]);
  });

  it('leaves a task in Later when it becomes lighter', async () => {
    const { _id } = await added(ada, { later: true, date: YESTERDAY, estimatedTime: 40 });
    const lighter = await ada.call(taskEndpoints.lighter, {
      body: { taskId: _id, localDate: TODAY },
    });
    expect(lighter.body).toMatchObject({ later: true, date: YESTERDAY, size: 'lighter' });
    expect(await history(ada)).toEqual([]);
  });
});
