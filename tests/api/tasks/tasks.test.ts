import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import { A_UUID, aTask } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const GONE = { status: 404, body: { code: 'not_found', error: 'This task is gone now.' } };

describe.each(ENGINES)('tasks on %s', (engine) => {
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

  const add = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
    person.call(taskEndpoints.add, { body: aTask(person.userId, more) });
  const added = async (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
    (await add(person, more)).body as Task;
  const all = async (person: Person, query?: Record<string, string>) =>
    (
      await person.call(taskEndpoints.all, {
        params: { userId: person.userId },
        ...(query === undefined ? {} : { query }),
      })
    ).body as Task[];
  const update = (person: Person, taskId: string, updates: Readonly<Record<string, unknown>>) =>
    person.call(taskEndpoints.update, { body: { taskId, updates } });
  const history = async (person: Person, query: Record<string, string> = {}) =>
    (
      await person.call(taskEndpoints.completionHistory, {
        params: { userId: person.userId },
        query,
      })
    ).body;

  it('stores a task for the person who added it, with a title in any script', async () => {
    const title = '片付け 🧹👩‍👩‍👧 — مهمة, zażółć';
    expect(await add(ada, { id: A_UUID, title })).toMatchObject({ status: 201 });
    expect(await all(ada)).toEqual([
      {
        _id: A_UUID,
        userId: ada.userId,
        title,
        completed: false,
        estimatedTime: 30,
        type: 'personal',
        date: '2026-03-10',
        order: 0,
        why: null,
        size: 'full',
        band: null,
        steps: [],
        notTodayOn: null,
        time: null,
        later: false,
        reminders: null,
        area: null,
      },
    ]);
    expect(await all(ben)).toEqual([]);
  });

  it('names the area of life that the title of a task names', async () => {
    expect(await add(ada, { title: 'Wash the dishes' })).toMatchObject({ body: { area: 'home' } });
    const { _id } = await added(ada);
    expect(await update(ada, _id, { title: 'Call mum' })).toMatchObject({
      body: { area: 'people' },
    });
    await add(ben, { title: 'Klavier' });
    expect((await all(ada)).map(({ area }) => area)).toContain('people');
    expect(await all(ben)).toMatchObject([{ area: null }]);
  });

  it('stores one task and gives one reply for a repeated id, also simultaneously', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add(ada, { id: A_UUID })));
    const again = await add(ada, { id: A_UUID.toUpperCase(), title: 'Other words' });
    for (const answer of [...answers, again])
      expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    expect(await all(ada)).toHaveLength(1);
    expect(await history(ada)).toEqual([{ date: '2026-03-10', percent: 0 }]);
  });

  it('lets two people use the same id independently', async () => {
    await add(ada, { id: A_UUID, title: 'Of Ada' });
    await add(ben, { id: A_UUID, title: 'Of Ben' });
    await update(ben, A_UUID, { completed: true });
    await ben.call(taskEndpoints.remove, { params: { taskId: A_UUID } });
    expect(await all(ada)).toMatchObject([{ title: 'Of Ada', completed: false }]);
    expect(await all(ben)).toEqual([]);
  });

  it.each([
    ['45', 45],
    [' 7 ', 7],
    [1440, 1440],
    [1, 1],
    [undefined, 30],
  ])('accepts %j as minutes', async (estimatedTime, minutes) => {
    expect((await add(ada, { estimatedTime })).body).toMatchObject({ estimatedTime: minutes });
    const { _id } = await added(ada);
    const changed = await update(ada, _id, { title: 'Same', estimatedTime });
    expect(changed.body).toMatchObject({ estimatedTime: minutes });
  });

  it.each([
    ['half a minute', { estimatedTime: '4.5' }, 'body.estimatedTime'],
    ['an empty time', { estimatedTime: '' }, 'body.estimatedTime'],
    ['a time in exponential notation', { estimatedTime: '1e2' }, 'body.estimatedTime'],
    ['zero minutes', { estimatedTime: 0 }, 'body.estimatedTime'],
    ['more than a day', { estimatedTime: 1441 }, 'body.estimatedTime'],
    ['an empty title', { title: '  ' }, 'body.title'],
    ['a 201-character title', { title: 'x'.repeat(201) }, 'body.title'],
    ['a two-line title', { title: 'a\nb' }, 'body.title'],
    ['a smart task', { type: 'smart' }, 'body.type'],
    ['a date after the year 2100', { date: '2101-01-01' }, 'body.date'],
    ['a date before 1900', { date: '1899-12-31' }, 'body.date'],
    ['a day that does not exist', { date: '2026-02-30' }, 'body.date'],
    ['an unknown zone', { zone: 'Mars/Olympus' }, 'body.zone'],
    ['an id that is not a UUID', { id: '7' }, 'body.id'],
  ])('refuses %s and names the field', async (_, more, path) => {
    expect(await add(ada, more)).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path }], error: expect.stringMatching(/^\S.*[.]$/) },
    });
    expect(await all(ada)).toEqual([]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-11'],
    ['Asia/Kolkata', '2026-03-10'],
    ['Pacific/Pago_Pago', '2026-03-10'],
    [undefined, '2026-03-10'],
  ])('puts a task without a date on the current day in %s', async (zone, date) => {
    expect((await add(ada, { date: undefined, zone })).body).toMatchObject({ date });
  });

  it('lists tasks from a day on, and earlier ones that are still open', async () => {
    const [old, done, today] = await Promise.all(
      ['2026-02-01', '2026-02-02', '2026-03-10'].map((date) => added(ada, { date })),
    );
    await update(ada, done?._id ?? '', { completed: true });
    expect((await all(ada)).map(({ _id }) => _id)).toEqual([old?._id, done?._id, today?._id]);
    const since = await all(ada, { since: '2026-03-01' });
    expect(since.map(({ _id }) => _id)).toEqual([old?._id, today?._id]);
  });

  it('lists only the latest earlier tasks, and all that are for later', async () => {
    const add = (title: string, date: string, later = false) => added(ada, { title, date, later });
    await add('Oldest', '2026-01-01');
    await add('For later', '2026-01-01', true);
    await add('Older', '2026-01-02');
    await add('Old', '2026-01-03');
    await add('Recent', '2026-03-01');
    const titles = async (older: string) =>
      (await all(ada, { since: '2026-03-01', older })).map(({ title }) => title);
    expect((await titles('2')).toSorted()).toEqual(['For later', 'Old', 'Older', 'Recent']);
    expect(await titles('500')).toHaveLength(5);
    for (const older of ['0', '501', '-1', 'x']) {
      const reply = await ada.call(taskEndpoints.all, {
        params: { userId: ada.userId },
        query: { since: '2026-03-01', older },
      });
      expect(reply, older).toMatchObject({ status: 400 });
    }
  });

  it('completes a task and reopens it, and updates its day’s count each time', async () => {
    const { _id } = await added(ada, { date: '2026-03-09' });
    await add(ada, { date: '2026-03-09' });
    await added(ada, { date: '2026-03-10' });
    await update(ada, _id, { completed: true });
    await update(ada, _id, { completed: true });
    expect(await history(ada)).toEqual([
      { date: '2026-03-09', percent: 50 },
      { date: '2026-03-10', percent: 0 },
    ]);
    expect(await history(ada, { from: '2026-03-10' })).toEqual([
      { date: '2026-03-10', percent: 0 },
    ]);
    expect(await history(ada, { to: '2026-03-08' })).toEqual([]);
    expect((await update(ada, _id, { completed: false })).body).toMatchObject({ completed: false });
    expect((await history(ada)) as unknown[]).toContainEqual({ date: '2026-03-09', percent: 0 });
    expect(await history(ben)).toEqual([]);
  });

  it('changes title, time and steps individually, and refuses an empty change', async () => {
    const { _id, ...before } = await added(ada);
    const steps = [{ title: 'Shoes on', minutes: 2, done: true }];
    const answer = await update(ada, _id, { title: '🚶 Short walk', estimatedTime: '10', steps });
    const after = { ...before, _id, title: '🚶 Short walk', estimatedTime: 10, steps };
    expect(answer).toMatchObject({ status: 200, body: after });
    expect(await all(ada)).toEqual([after]);
    expect(await update(ada, _id, {})).toMatchObject({ status: 400 });
  });

  it('deletes a task and removes it from the count', async () => {
    const { _id } = await added(ada);
    const remove = () => ada.call(taskEndpoints.remove, { params: { taskId: _id } });
    expect(await remove()).toMatchObject({ status: 200, body: { ok: true } });
    expect(await all(ada)).toEqual([]);
    expect(await history(ada)).toEqual([]);
    expect(await remove()).toMatchObject(GONE);
  });

  it('reorders tasks completely or not at all', async () => {
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c']) ids.push((await added(ada, { title }))._id);
    const theirs = await added(ben);
    const order = (taskIds: readonly string[]) =>
      ada.call(taskEndpoints.reorder, { body: { userId: ada.userId, taskIds } });
    const titles = async () => (await all(ada)).map(({ title }) => title);
    expect(await titles()).toEqual(['a', 'b', 'c']);
    const [a = '', b = '', c = ''] = ids;
    expect(await order([c, a.toUpperCase(), b])).toMatchObject({ status: 200 });
    expect(await titles()).toEqual(['c', 'a', 'b']);
    expect(await order([b, theirs._id, a])).toMatchObject({ status: 404 });
    expect(await order([b, a, b])).toMatchObject({ status: 400 });
    expect(await titles()).toEqual(['c', 'a', 'b']);
    expect((await all(ben)).map(({ order: place }) => place)).toEqual([0]);
    await added(ada, { title: 'last' });
    expect(await titles()).toEqual(['c', 'a', 'b', 'last']);
  });

  it('replies 404 for somebody else’s task in every call, and changes nothing', async () => {
    const { _id } = await added(ben);
    const before = await all(ben);
    const body = { taskId: _id };
    for (const answer of [
      await update(ada, _id, { completed: true }),
      await ada.call(taskEndpoints.remove, { params: { taskId: _id } }),
      await ada.call(taskEndpoints.lighter, { body }),
      await ada.call(taskEndpoints.notToday, { body }),
      await ada.call(taskEndpoints.breakdown, { body }),
    ])
      expect(answer).toMatchObject(GONE);
    expect(await all(ben)).toEqual(before);
  });
});
