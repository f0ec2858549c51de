import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Goal, goalEndpoints } from '#contract/goals.ts';
import { identityEndpoints } from '#contract/identity.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { goalStore } from '#server/features/goals/goal-store.ts';
import {
  aGoal,
  aGoalRating,
  GOAL_ID,
  GOAL_RATING_ID,
  GOAL_STEP_ID,
  someLevels,
} from '#tests/api/support/goal-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const OTHER_LEVELS = ['7 times', '5 times', '1 time', 'once a week', '0 times'];

describe.each(ENGINES)('goals on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.signUp(`ada-${crypto.randomUUID()}@example.org`);
    ben = await world.guest();
  });

  const save = (person: Person, more = {}, plan = {}) =>
    person.call(goalEndpoints.save, { body: aGoal(person.userId, more, plan) });
  const rate = (person: Person, more = {}) =>
    person.call(goalEndpoints.rate, { body: aGoalRating(person.userId, more) });
  const become = (person: Person, status: string, date = '2026-03-10') =>
    person.call(goalEndpoints.status, { body: { goalId: GOAL_ID, status, date } });
  const step = (person: Person, doneOn: string | null, stepId = GOAL_STEP_ID) =>
    person.call(goalEndpoints.step, { body: { goalId: GOAL_ID, stepId, doneOn } });
  const goalsOf = async (person: Person): Promise<Goal[]> =>
    goalEndpoints.all.reply.parse(
      (await person.call(goalEndpoints.all, { params: { userId: person.userId } })).body,
    );
  const goalOf = async (person: Person): Promise<Goal | undefined> => (await goalsOf(person))[0];

  it('stores a goal as described, for its owner', async () => {
    const { plan, id } = aGoal(ada.userId);
    expect(await save(ada)).toMatchObject({ status: 201, body: { id, plan, revision: 1 } });
    expect(await goalsOf(ada)).toMatchObject([
      {
        id,
        plan,
        status: 'active',
        statusSince: '2026-03-10',
        stepsDone: {},
        versions: [{ version: 1, levels: someLevels }],
        ratings: [],
        proposedBy: null,
      },
    ]);
    expect(await goalsOf(ben)).toEqual([]);
  });

  it('lets two people have a goal with the same id', async () => {
    await save(ada);
    await save(ben, {}, { words: 'Something of Ben' });
    expect((await goalOf(ada))?.plan.words).toBe('Check the stove less often');
    expect((await goalOf(ben))?.plan.words).toBe('Something of Ben');
  });

  it('treats a repeated save as one, and refuses one based on an older revision', async () => {
    await save(ada);
    expect((await save(ada)).status).toBe(201);
    const changed = await save(ada, { from: 1 }, { words: 'Look once' });
    expect(changed).toMatchObject({ status: 201, body: { revision: 2 } });
    expect(await save(ada, { from: 1 }, { words: 'Look once' })).toEqual({
      ...changed,
      headers: expect.anything(),
    });
    expect(await save(ada, { from: 1 }, { words: 'Look twice' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed somewhere else') },
    });
    expect(await goalsOf(ada)).toMatchObject([{ revision: 2, plan: { words: 'Look once' } }]);
  });

  it('changes levels in place until somebody has rated them, and then stores a new version', async () => {
    await save(ada);
    await save(ada, { from: 1, levels: OTHER_LEVELS });
    expect((await goalOf(ada))?.versions).toEqual([{ version: 1, levels: OTHER_LEVELS }]);
    await rate(ada);
    await save(ada, { from: 2, levels: someLevels });
    const goal = await goalOf(ada);
    expect(goal?.versions).toEqual([
      { version: 1, levels: OTHER_LEVELS },
      { version: 2, levels: someLevels },
    ]);
    expect(goal?.ratings).toMatchObject([{ version: 1, level: -1 }]);
  });

  it('stores one rating per day, the later one, by the person', async () => {
    await save(ada);
    await rate(ada);
    await rate(ada);
    expect(await rate(ada, { level: 1 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('saved') },
    });
    const later = { id: crypto.randomUUID(), level: 2, note: '' };
    expect((await rate(ada, later)).status).toBe(201);
    await rate(ada, { id: crypto.randomUUID(), date: '2026-03-01', level: -2 });
    expect((await goalOf(ada))?.ratings).toMatchObject([
      { date: '2026-03-01', level: -2 },
      { date: '2026-03-10', level: 2, rater: 'person', raterId: ada.userId },
    ]);
    expect((await rate(ben, { id: crypto.randomUUID() })).status).toBe(404);
  });

  it('accepts a repeated rating and a later one of the day, also when full', async () => {
    await save(ada);
    const first = localDate('2019-01-01');
    const goalId = (await goalOf(ada))?.id ?? '';
    const rows = Array.from({ length: 1999 }, (_, day) => ({
      user_id: ada.userId,
      id: crypto.randomUUID(),
      goal_id: goalId,
      version: 1,
      level: 0 as const,
      local_date: addDays(first, day),
      note: '',
      rater: 'person' as const,
      rater_id: ada.userId,
      created_at: '2026-03-10T08:00:00.000Z',
    }));
    for (let start = 0; start < rows.length; start += 500) {
      const some = rows.slice(start, start + 500);
      await world.database.db.insertInto('goal_ratings').values(some).execute();
    }
    expect((await rate(ada)).status).toBe(201);
    expect((await rate(ada)).status).toBe(201);
    expect((await rate(ada, { id: crypto.randomUUID(), level: 2 })).status).toBe(201);
    const more = { id: crypto.randomUUID(), date: '2026-03-09' };
    expect((await rate(ada, more)).status).toBe(409);
    expect((await goalOf(ada))?.ratings.at(-1)).toMatchObject({ date: '2026-03-10', level: 2 });
  });

  it('stores a therapist’s ratings next to the person’s', async () => {
    await save(ada);
    const theirs = {
      id: crypto.randomUUID(),
      version: 1,
      level: -2,
      date: localDate('2026-03-10'),
      note: '',
      rater: 'therapist',
      raterId: ben.userId,
    } as const;
    const owner = ada.userId as UserId;
    await goalStore(world.database).rate(owner, GOAL_ID, theirs, '2026-03-10T12:00:00Z');
    await rate(ada);
    expect((await goalOf(ada))?.ratings.map(({ rater, level }) => [rater, level])).toEqual(
      expect.arrayContaining([
        ['therapist', -2],
        ['person', -1],
      ]),
    );
  });

  it.each([
    ['an invalid level', { level: 3 }],
    ['half a level', { level: 0.5 }],
    ['levels that the goal does not have', { version: 2 }],
    ['a day ahead', { date: '2026-03-12' }],
    ['an invalid day', { date: '2026-02-30' }],
    ['a long note', { note: 'x'.repeat(501) }],
  ])('refuses a rating with %s', async (_, more) => {
    await save(ada);
    expect(await rate(ada, more)).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect((await goalOf(ada))?.ratings).toEqual([]);
  });

  it('allows only sensible status changes', async () => {
    await save(ada);
    expect(await become(ada, 'on-hold')).toMatchObject({
      status: 200,
      body: { status: 'on-hold', statusSince: '2026-03-10' },
    });
    expect((await become(ada, 'on-hold', '2026-03-09')).body).toMatchObject({
      statusSince: '2026-03-10',
    });
    expect((await become(ada, 'proposed')).status).toBe(409);
    expect((await become(ada, 'completed')).status).toBe(200);
    expect((await become(ada, 'cancelled')).status).toBe(409);
    expect((await become(ada, 'active')).status).toBe(200);
    expect((await become(ada, 'reached')).status).toBe(400);
    expect((await become(ben, 'cancelled')).status).toBe(404);
    expect((await goalOf(ada))?.status).toBe('active');
  });

  it('marks a step done and open again, and forgets the mark with its step', async () => {
    await save(ada);
    const done = { [GOAL_STEP_ID]: '2026-03-10' };
    expect(await step(ada, '2026-03-10')).toMatchObject({ status: 200, body: { stepsDone: done } });
    expect((await step(ben, '2026-03-10')).status).toBe(404);
    expect((await step(ada, '2026-03-10', crypto.randomUUID())).status).toBe(404);
    expect((await step(ada, '2026-03-12')).status).toBe(400);
    expect((await goalOf(ada))?.stepsDone).toEqual(done);
    await step(ada, null);
    expect((await goalOf(ada))?.stepsDone).toEqual({});
    await step(ada, '2026-03-10', GOAL_STEP_ID.toUpperCase());
    expect((await save(ada, { from: 1 }, { steps: [] })).body).toMatchObject({ stepsDone: {} });
  });

  it.each([
    ['no words', {}, { words: ' ' }, 'The goal is empty.'],
    ['two lines', {}, { words: 'a\nb' }, 'needs to fit on one line'],
    ['a due date before the start', {}, { dueOn: '2026-02-01' }, 'end before it begins'],
    ['a far date', {}, { startsOn: '0001-01-01' }, 'in the years'],
    ['an unknown weight', {}, { importance: 4 }, 'The importance has to be 1, 2 or 3.'],
    ['an unknown area', {}, { area: 'moon' }, 'from the list'],
    ['a practice day twice', {}, { practiceDays: [1, 1] }, 'on this list twice'],
    [
      'an invalid weekday',
      {},
      { practiceDays: [0] },
      'A practice day has to be a number from 1 (Monday) to 7',
    ],
    ['half a plan', {}, { ifThen: { when: 'I wake up', act: '' } }, '“I’ll do this” is empty.'],
    [
      'too many steps',
      {},
      {
        steps: Array.from({ length: 21 }, () => ({ id: crypto.randomUUID(), words: 'A step' })),
      },
      'at most 20 steps',
    ],
    [
      'a link to what is none',
      {},
      { links: [{ kind: 'person', id: GOAL_ID }] },
      'a routine, a task or a ladder',
    ],
    ['four levels', { levels: someLevels.slice(1) }, {}, 'five levels'],
    ['an empty level', { levels: ['', 'b', 'c', 'd', 'e'] }, {}, 'A level is empty.'],
    ['no id', { id: 'mine' }, {}, 'UUID'],
    ['a negative revision', { from: -1 }, {}, 'whole number, 0 or higher'],
  ])('refuses a goal with %s in a clear sentence', async (_, more, plan, sentence) => {
    expect(await save(ada, more, plan)).toMatchObject({
      status: 400,
      body: { issues: [{ message: expect.stringContaining(sentence) }] },
    });
    expect(await goalsOf(ada)).toEqual([]);
  });

  it('deletes a goal with everything that belongs to it, and nothing of anybody else', async () => {
    await save(ada);
    await rate(ada);
    await save(ben);
    const remove = (person: Person) =>
      person.call(goalEndpoints.remove, { body: { goalId: GOAL_ID } });
    expect((await remove(ada)).status).toBe(200);
    expect((await remove(ada)).status).toBe(404);
    expect(await goalsOf(ada)).toEqual([]);
    expect(await goalsOf(ben)).toHaveLength(1);
    for (const table of ['goal_versions', 'goal_ratings'] as const) {
      const rows = await world.database.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', ada.userId)
        .execute();
      expect(rows).toEqual([]);
    }
    expect((await save(ada, { from: 1 })).status).toBe(404);
  });

  it('allows a hundred goals', async () => {
    for (let count = 0; count < 100; count += 1) await save(ada, { id: crypto.randomUUID() });
    expect(await save(ada, { id: crypto.randomUUID() })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('at most 100 goals') },
    });
  });

  it('is in the data export, and is deleted with the account', async () => {
    await save(ada);
    await rate(ada);
    const { body } = await ada.call(identityEndpoints.exportData);
    expect(body).toMatchObject({
      entries: {
        goals: [{ plan: { words: 'Check the stove less often' }, steps_done: {} }],
        goal_versions: [{ levels: someLevels }],
        goal_ratings: [{ id: GOAL_RATING_ID, level: -1, note: 'It went well on Tuesday.' }],
      },
    });
    await ada.call(identityEndpoints.deleteAccount, { body: { password: ada.password } });
    for (const table of ['goals', 'goal_versions', 'goal_ratings'] as const) {
      const rows = await world.database.db.selectFrom(table).select('user_id').execute();
      expect(rows.filter(({ user_id }) => user_id === ada.userId)).toEqual([]);
    }
  });
});
