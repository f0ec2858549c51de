import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { aTask, B_UUID } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const GONE = { status: 404, body: { code: 'not_found', error: 'This task is gone now.' } };

describe.each(ENGINES)('making tasks lighter on %s', (engine) => {
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

  const added = async (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
    (await person.call(taskEndpoints.add, { body: aTask(person.userId, more) })).body as Task;
  const update = (person: Person, taskId: string, updates: Readonly<Record<string, unknown>>) =>
    person.call(taskEndpoints.update, { body: { taskId, updates } });
  const history = async (person: Person) =>
    (await person.call(taskEndpoints.completionHistory, { params: { userId: person.userId } }))
      .body;

  it('makes a task lighter step by step, until it is the lightest', async () => {
    const { _id } = await added(ada, { estimatedTime: 40, title: 'The river' });
    const lighter = (more: object = {}) =>
      ada.call(taskEndpoints.lighter, { body: { taskId: _id, ...more } });
    const why = expect.stringMatching(/lighter/);
    const first = { size: 'lighter', estimatedTime: 12, title: 'The river', why };
    expect(await lighter({ size: 'lighter' })).toMatchObject({ status: 200, body: first });
    expect(await lighter({ size: 'lighter' })).toMatchObject({ status: 200, body: first });
    expect(await lighter()).toMatchObject({ status: 200, body: { size: 'micro' } });
    expect(await lighter()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await update(ada, _id, { completed: true });
    expect(await lighter({ size: 'micro' })).toMatchObject({ status: 409 });
  });

  it('never makes an appointment smaller, but drops steps of one that was broken down', async () => {
    const kids = await added(ada, { title: 'Pick up the kids', time: '15:15' });
    const lighter = () => ada.call(taskEndpoints.lighter, { body: { taskId: kids._id } });
    expect(await lighter()).toMatchObject({
      status: 409,
      body: { error: 'This task can’t get any lighter. “Not today” is fine, too.' },
    });
    const steps = ['Get the keys', 'Drive to the gas station'].map((title) => ({
      title,
      minutes: 5,
      done: false,
    }));
    await ada.call(taskEndpoints.update, { body: { taskId: kids._id, updates: { steps } } });
    const smallest = { taskId: kids._id, size: 'micro' };
    expect(await ada.call(taskEndpoints.lighter, { body: smallest })).toMatchObject({
      status: 200,
      body: { size: 'lighter', time: '15:15', steps: steps.slice(0, 1) },
    });
    expect(await lighter()).toMatchObject({ status: 409 });
    expect((await ben.call(taskEndpoints.lighter, { body: { taskId: kids._id } })).status).toBe(
      404,
    );
  });

  it('brings a lighter version of an earlier day’s task to the end of today', async () => {
    const { _id } = await added(ada, { date: '2026-03-08' });
    await added(ada, { title: 'Of today' });
    await ada.call(taskEndpoints.notToday, { body: { taskId: _id } });
    // A task that was set aside later still counts for its own day.
    expect(await history(ada)).toEqual([
      { date: '2026-03-08', percent: 0 },
      { date: '2026-03-10', percent: 0 },
    ]);
    const body = { taskId: _id, localDate: '2026-03-11', zone: 'Pacific/Kiritimati' };
    const answer = await ada.call(taskEndpoints.lighter, { body });
    expect(answer.body).toMatchObject({ date: '2026-03-11', order: 0, notTodayOn: null });
    expect(await history(ada)).toEqual([
      { date: '2026-03-10', percent: 0 },
      { date: '2026-03-11', percent: 0 },
    ]);
    // A device whose local date is behind does not move the task to an earlier day.
    const behind = { taskId: _id, localDate: '2026-03-09', zone: 'Pacific/Pago_Pago' };
    expect((await ada.call(taskEndpoints.lighter, { body: behind })).body).toMatchObject({
      date: '2026-03-11',
    });
  });

  it('brings one that is already small enough to today as well', async () => {
    const { _id } = await added(ada, { date: '2026-03-08' });
    const body = { taskId: _id, size: 'full', localDate: '2026-03-10', zone: 'UTC' };
    expect(await ada.call(taskEndpoints.lighter, { body })).toMatchObject({
      status: 200,
      body: { date: '2026-03-10', size: 'full' },
    });
  });

  it('takes “Not today” back', async () => {
    const { _id } = await added(ada);
    await ada.call(taskEndpoints.notToday, { body: { taskId: _id, zone: 'UTC' } });
    expect(await history(ada)).toEqual([]);
    await update(ada, _id, { notTodayOn: null });
    expect(await history(ada)).toEqual([{ date: '2026-03-10', percent: 0 }]);
  });

  it('checks off one step by its index and title, and no other', async () => {
    const { _id } = await added(ada, { estimatedTime: 40 });
    await ada.call(taskEndpoints.breakdown, { body: { taskId: _id } });
    const stepsOf = async (): Promise<Task['steps']> => {
      const params = { userId: ada.userId };
      const tasks = (await ada.call(taskEndpoints.all, { params })).body as Task[];
      return tasks.find((task) => task._id === _id)?.steps ?? [];
    };
    const [first, second] = await stepsOf();
    const tick = (index: number, title = '') =>
      update(ada, _id, { stepDone: { index, title, done: true } });
    await Promise.all([tick(0, first?.title), tick(1, second?.title)]);
    expect((await stepsOf()).map(({ done }) => done).slice(0, 3)).toEqual([true, true, false]);
    expect(await tick(2, first?.title)).toMatchObject({ status: 409 });
    await update(ada, _id, { title: 'Other words' });
    expect(await stepsOf()).toEqual([]);
  });

  it('sets a task aside for a day without counting it, unless it is done', async () => {
    const { _id } = await added(ada);
    const notToday = (taskId: string, more: object = {}) =>
      ada.call(taskEndpoints.notToday, { body: { taskId, ...more } });
    const answer = await notToday(_id, { localDate: '2026-03-10', zone: 'Asia/Tokyo' });
    expect(answer).toMatchObject({ status: 200, body: { notTodayOn: '2026-03-10' } });
    expect(await history(ada)).toEqual([]);
    await update(ada, _id, { completed: true });
    expect(await history(ada)).toEqual([{ date: '2026-03-10', percent: 100 }]);
    expect(await notToday(_id)).toMatchObject({ status: 409 });
    expect(await notToday(B_UUID)).toMatchObject(GONE);
    const other = await added(ada);
    // A device that was offline for a long time may report late.
    expect(await notToday(other._id, { localDate: '2026-03-01' })).toMatchObject({
      body: { notTodayOn: '2026-03-01' },
    });
    expect(await notToday(other._id, { localDate: '2026-03-12' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'body.localDate' }] },
    });
  });

  it('breaks a task into steps once', async () => {
    const { _id } = await added(ada, { estimatedTime: 40 });
    const breakdown = async () =>
      (await ada.call(taskEndpoints.breakdown, { body: { taskId: _id } })).body as Task;
    const { steps } = await breakdown();
    expect(steps.length).toBeGreaterThanOrEqual(2);
    for (const { minutes, done } of steps) {
      expect(minutes >= 1 && minutes <= 10).toBe(true);
      expect(done).toBe(false);
    }
    const ticked = steps.map((step, index) => ({ ...step, done: index === 0 }));
    await update(ada, _id, { steps: ticked });
    expect((await breakdown()).steps).toEqual(ticked);
  });

  it('lets go of waiting tasks, and leaves past days and other people’s tasks unchanged', async () => {
    const waiting = await added(ada, { date: '2026-03-05' });
    await added(ada, { date: '2026-03-01', title: 'Much older' });
    const today = await added(ada, { date: '2026-03-10' });
    await added(ben, { id: waiting._id, date: '2026-03-05' });
    const before = await history(ada);
    const letGo = (taskIds: readonly string[]) =>
      ada.call(taskEndpoints.letGo, { body: { taskIds, localDate: '2026-03-10' } });
    expect(await letGo([B_UUID])).toMatchObject({ status: 404 });
    const listed = async (person: Person, since?: string) => {
      const params = { userId: person.userId };
      const query = since === undefined ? {} : { since };
      const { body } = await person.call(taskEndpoints.all, { params, query });
      return (body as Task[]).map(({ date }) => date);
    };
    expect(await listed(ada, '2026-03-03')).toEqual(['2026-03-01', '2026-03-05', '2026-03-10']);
    for (const _again of [1, 2])
      expect(await letGo([waiting._id, today._id, B_UUID])).toMatchObject({ status: 200 });
    expect(await listed(ada, '2026-03-03')).toEqual(['2026-03-01', '2026-03-10']);
    expect(await listed(ada)).toEqual(['2026-03-01', '2026-03-05', '2026-03-10']);
    expect(await listed(ben, '2026-03-03')).toEqual(['2026-03-05']);
    expect(await history(ada)).toEqual(before);
    // Another device moved the task to a new day while offline.
    await update(ada, waiting._id, { date: '2026-03-12' });
    expect(await listed(ada, '2026-03-11')).toContain('2026-03-12');
  });

  it('lets go of all waiting tasks, and of nothing else', async () => {
    const open = async (person: Person) => {
      const params = { userId: person.userId };
      const { body } = await person.call(taskEndpoints.all, {
        params,
        query: { since: '2026-03-03' },
      });
      return (body as Task[]).map(({ title }) => title);
    };
    await added(ada, { date: '2026-02-01', title: 'Old' });
    await added(ada, { date: '2026-03-09', title: 'Of yesterday' });
    await added(ada, { date: '2026-02-01', title: 'For later', later: true });
    const done = await added(ada, { date: '2026-03-09', title: 'Done' });
    await update(ada, done._id, { completed: true });
    await added(ada, { date: '2026-03-10', title: 'Of today' });
    await added(ben, { date: '2026-02-01', title: 'Of somebody else' });
    const before = await history(ada);
    const letGoAll = () => ada.call(taskEndpoints.letGoAll, { body: { localDate: '2026-03-10' } });
    for (const _again of [1, 2]) expect(await letGoAll()).toMatchObject({ status: 200 });
    expect((await open(ada)).toSorted()).toEqual(['Done', 'For later', 'Of today']);
    expect(await open(ben)).toEqual(['Of somebody else']);
    expect(await history(ada)).toEqual(before);
  });

  it('leaves other people’s tasks alone', async () => {
    const { _id } = await added(ben, { estimatedTime: 40 });
    await added(ada, { estimatedTime: 40, id: _id });
    await ada.call(taskEndpoints.lighter, { body: { taskId: _id } });
    await ada.call(taskEndpoints.notToday, { body: { taskId: _id } });
    await ada.call(taskEndpoints.breakdown, { body: { taskId: _id } });
    const params = { userId: ben.userId };
    expect((await ben.call(taskEndpoints.all, { params })).body).toMatchObject([
      { size: 'full', notTodayOn: null, steps: [] },
    ]);
  });
});
