import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Occurrence, routineEndpoints } from '#contract/routines.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { startedRoutines } from '#server/db/migrations/0046-started-routines.ts';
import { A_UUID, aTask } from '#tests/api/support/examples.ts';
import {
  aBreak,
  aRoutine,
  aRoutinePlan,
  aRunEvent,
  ROUTINE_ID,
  routineDay,
  STEP_ID,
} from '#tests/api/support/routine-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('routines on %s', (engine) => {
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

  const save = (person: Person, more = {}, plan = {}) =>
    person.call(routineEndpoints.save, { body: aRoutine(person.userId, more, plan) });
  const days = async (person: Person, from: string, to: string, today = '2026-03-10') =>
    (
      await person.call(routineEndpoints.days, {
        params: { userId: person.userId },
        query: { from, to, today },
      })
    ).body as Occurrence[];
  const history = async (person: Person) =>
    (await person.call(taskEndpoints.completionHistory, { params: { userId: person.userId } }))
      .body;

  it('lists a routine on its days, for its owner', async () => {
    expect(
      await save(ada, {}, { repeat: { kind: 'weeks', every: 1, weekdays: ['tu', 'fr'] } }),
    ).toMatchObject({ status: 201, body: { id: ROUTINE_ID, order: 0 } });
    const found = await days(ada, '2026-03-10', '2026-03-20');
    expect(found.map(({ date, kept, time }) => [date, kept, time])).toEqual([
      ['2026-03-10', true, '07:30'],
      ['2026-03-13', false, '07:30'],
      ['2026-03-17', false, '07:30'],
      ['2026-03-20', false, '07:30'],
    ]);
    expect(await days(ben, '2026-03-10', '2026-03-20')).toEqual([]);
  });

  it('counts the steps of a started routine like tasks', async () => {
    await save(ada);
    await days(ada, '2026-03-10', '2026-03-10');
    expect(await history(ada), 'a routine that was not started').toEqual([]);
    await ada.call(routineEndpoints.mark, {
      body: { ...routineDay, stepId: STEP_ID, state: 'done' },
    });
    expect(await history(ada)).toEqual([{ date: '2026-03-10', percent: 33 }]);
    await ada.call(routineEndpoints.changeDay, {
      body: { ...routineDay, changes: { size: 'micro' } },
    });
    expect(await history(ada)).toEqual([{ date: '2026-03-10', percent: 100 }]);
  });

  it('takes routines that were not started out of the counts of an older version', async () => {
    await save(ada);
    for (const today of ['2026-03-10', '2026-03-11']) await days(ada, today, today, today);
    const data = { title: 'Dishes', date: '2026-03-11' };
    await ada.call(taskEndpoints.add, { body: aTask(ada.userId, data) });
    const { db } = world.database;
    const old = (date: string, total: number) => ({
      user_id: ada.userId,
      local_date: localDate(date),
      total,
      completed: 0,
    });
    await db.deleteFrom('task_days').where('user_id', '=', ada.userId).execute();
    await db
      .insertInto('task_days')
      .values([old('2026-03-10', 3), old('2026-03-11', 4)])
      .execute();
    await startedRoutines.up(db);
    const kept = await db
      .selectFrom('task_days')
      .select(['local_date', 'total'])
      .where('user_id', '=', ada.userId)
      .execute();
    expect(kept).toEqual([{ local_date: '2026-03-11', total: 1 }]);
  });

  it('does not count a day that is only planned, whatever is changed', async () => {
    await save(ada);
    await days(ada, '2026-03-10', '2026-03-10');
    const tomorrow = { routineId: ROUTINE_ID.toUpperCase(), date: '2026-03-11' };
    await ada.call(routineEndpoints.changeDay, {
      body: { ...tomorrow, changes: { size: 'lighter', time: '09:00' } },
    });
    expect(await history(ada)).toEqual([]);
    expect(await days(ada, '2026-03-11', '2026-03-11')).toMatchObject([
      { size: 'lighter', time: '09:00', onlyToday: true },
    ]);
    expect(
      (
        await ben.call(routineEndpoints.changeDay, {
          body: { ...tomorrow, changes: { size: 'micro' } },
        })
      ).status,
    ).toBe(404);
  });

  it('keeps earlier days and their counts unchanged when the plan changes', async () => {
    await save(ada);
    await ada.call(routineEndpoints.mark, {
      body: { ...routineDay, stepId: STEP_ID, state: 'done' },
    });
    const { steps } = aRoutinePlan();
    const more = { ...steps[0], id: '01890000-0000-7000-8000-0000000000ff' };
    await save(ada, { from: '2026-03-11' }, { name: 'Slow morning', steps: [...steps, more] });
    expect(await history(ada)).toEqual([{ date: '2026-03-10', percent: 33 }]);
    const found = await days(ada, '2026-03-10', '2026-03-13', '2026-03-11');
    expect(found.map(({ date, plan }) => [date, plan.name])).toEqual([
      ['2026-03-10', 'Morning'],
      ['2026-03-11', 'Slow morning'],
      ['2026-03-12', 'Slow morning'],
      ['2026-03-13', 'Slow morning'],
    ]);
  });

  it('changes a day that was moved, from that day on, and keeps its time', async () => {
    await save(ada);
    const changeDay = (date: string) =>
      ada.call(routineEndpoints.changeDay, {
        body: { ...routineDay, date, changes: { time: '20:30' } },
      });
    await changeDay('2026-03-10');
    await changeDay('2026-03-12');
    await save(ada, {}, { name: 'Slow morning' });
    const shown = async () =>
      (await days(ada, '2026-03-10', '2026-03-12')).map(({ plan, time, onlyToday }) => [
        plan.name,
        time,
        onlyToday,
      ]);
    expect(await shown()).toEqual([
      ['Slow morning', '20:30', true],
      ['Slow morning', '07:30', false],
      ['Slow morning', '20:30', true],
    ]);
    await save(ada, {}, { anchor: { kind: 'time', time: '08:00' } });
    expect((await shown())[0]).toEqual(['Morning', '08:00', false]);
    const plan = aRoutinePlan({ name: 'Holiday morning' });
    await ada.call(routineEndpoints.changeDay, { body: { ...routineDay, changes: { plan } } });
    await save(ada, {}, { name: 'Early morning' });
    expect((await shown())[0], 'a day with a plan of its own').toEqual([
      'Holiday morning',
      '07:30',
      true,
    ]);
  });

  it('has no occurrences during a break, and resumes when it ends', async () => {
    await save(ada);
    await ada.call(routineEndpoints.pause, { body: aBreak(ada.userId) });
    const dates = async () => (await days(ada, '2026-03-10', '2026-03-14')).map(({ date }) => date);
    expect(await dates()).toEqual(['2026-03-10', '2026-03-11']);
    await ada.call(routineEndpoints.resume, {
      body: { id: aBreak(ada.userId).id, from: '2026-03-10' },
    });
    expect(await dates()).toHaveLength(5);
  });

  it('still has the occurrences before a break in the distant future', async () => {
    await save(ada);
    await days(ada, '2026-03-10', '2026-03-10');
    await ada.call(routineEndpoints.pause, {
      body: aBreak(ada.userId, { from: '2028-06-01', until: '2028-06-14' }),
    });
    const kept = world.database.db.selectFrom('routine_occurrences').select('local_date');
    expect(await kept.where('user_id', '=', ada.userId).execute()).toHaveLength(1);
    expect(await days(ada, '2026-03-11', '2026-03-11', '2026-03-11')).toHaveLength(1);
  });

  it('keeps what was done on a day on which a break begins, and counts it', async () => {
    await save(ada);
    for (const today of ['2026-03-10', '2026-03-11']) {
      await days(ada, today, today, today);
    }
    await ada.call(routineEndpoints.mark, {
      body: { ...routineDay, stepId: STEP_ID, state: 'done' },
    });
    await ada.call(routineEndpoints.pause, {
      body: aBreak(ada.userId, { from: '2026-03-10', until: null }),
    });
    expect(await history(ada)).toEqual([{ date: '2026-03-10', percent: 33 }]);
    const found = await days(ada, '2026-03-10', '2026-03-12', '2026-03-11');
    expect(found.map(({ date }) => date)).toEqual(['2026-03-10']);
  });

  it('leaves a finished break unchanged, whoever ends it later', async () => {
    await save(ada);
    const { id } = aBreak(ada.userId);
    await ada.call(routineEndpoints.pause, {
      body: aBreak(ada.userId, { from: '2026-03-01', until: '2026-03-03' }),
    });
    await ada.call(routineEndpoints.resume, { body: { id, from: '2026-03-10' } });
    const { body } = await ada.call(routineEndpoints.all, {
      params: { userId: ada.userId },
      query: { today: '2026-03-02' },
    });
    expect(body).toMatchObject({ breaks: [{ from: '2026-03-01', until: '2026-03-03' }] });
  });

  it('merges what two devices report simultaneously into one day', async () => {
    await save(ada);
    const events = [1, 2, 3].map((n) =>
      aRunEvent(A_UUID.slice(0, -1) + n, { type: 'done', stepId: STEP_ID }),
    );
    await Promise.all(
      [...events, ...events].map((event) =>
        ada.call(routineEndpoints.run, { body: { ...routineDay, events: [event] } }),
      ),
    );
    const found = await days(ada, '2026-03-10', '2026-03-10');
    expect(found).toHaveLength(1);
    expect(found[0]?.events).toHaveLength(3);
    expect(found[0]?.marks).toMatchObject({ [STEP_ID]: { state: 'done' } });
  });

  it('refuses impossible input with a sentence', async () => {
    const other = ROUTINE_ID.slice(0, -1) + 9;
    await save(ada, { id: other }, { anchor: { kind: 'after', routineId: ROUTINE_ID } });
    const cases = [
      [{ steps: [] }, 'A routine needs at least one step.'],
      [{ endsOn: '2026-02-01' }, 'The last day can’t be before the first day.'],
      [
        { repeat: { kind: 'months', days: [31] }, startsOn: '2026-04-01', endsOn: '2026-04-30' },
        'With these days, the routine would never come up.',
      ],
      [{ repeat: { kind: 'days', every: 366 } }, 'a whole number from 1 to 365.'],
      [
        { repeat: { kind: 'years', month: 2, day: 30 } },
        'This date doesn’t exist in any year. Choose another day.',
      ],
    ] as const;
    for (const [plan, message] of cases) {
      const answer = await save(ada, {}, plan);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain(message);
    }
    await save(ada);
    expect(
      await save(ada, { id: other }, { anchor: { kind: 'after', routineId: ROUTINE_ID } }),
    ).toMatchObject({ status: 201 });
    expect(await save(ada, {}, { anchor: { kind: 'after', routineId: other } })).toMatchObject({
      status: 400,
    });
  });
});
