import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moodEndpoints } from '#contract/mood.ts';
import { type Occurrence, type RoutineProposal, routineEndpoints } from '#contract/routines.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { addDays, localDate as dateOf } from '#domain/shared/time/local-date.ts';
import { aMood } from '#tests/api/support/examples.ts';
import { aRoutine, ROUTINE_ID, routineDay, STEP_ID } from '#tests/api/support/routine-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const FIRST = dateOf('2026-03-10');
const SECOND_STEP = `${STEP_ID.slice(0, -1)}2`;

describe.each(ENGINES)('routine suggestions on %s', (engine) => {
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

  const todayIs = (day: number) => addDays(FIRST, day);
  const open = async (person: Person, day: number): Promise<Occurrence[]> => {
    world.clock.ms = Date.parse('2026-03-10T08:00:00Z') + day * DAY_MS;
    const today = todayIs(day);
    const answer = await person.call(routineEndpoints.days, {
      params: { userId: person.userId },
      query: { from: today, to: today, today },
    });
    return answer.body as Occurrence[];
  };
  const mark = (person: Person, day: number, ...steps: readonly string[]) =>
    Promise.all(
      steps.map((stepId) =>
        person.call(routineEndpoints.mark, {
          body: { ...routineDay, date: todayIs(day), stepId, state: 'done' },
        }),
      ),
    );
  const proposed = async (
    person: Person,
    day: number,
    query: Record<string, string> = {},
  ): Promise<RoutineProposal[]> => {
    world.clock.ms = Date.parse('2026-03-10T08:00:00Z') + day * DAY_MS;
    const answer = await person.call(routineEndpoints.proposals, {
      params: { userId: person.userId },
      query: { today: todayIs(day), ...query },
    });
    expect(answer.status).toBe(200);
    return answer.body as RoutineProposal[];
  };
  const say = (
    person: Person,
    { kind, proposed: to }: RoutineProposal,
    day: number,
    answer: 'taken' | 'refused',
  ) =>
    person.call(routineEndpoints.answerProposal, {
      body: { ...routineDay, date: todayIs(day), kind, proposed: to, answer },
    });
  const save = (person: Person, plan: object = {}) =>
    person.call(routineEndpoints.save, { body: aRoutine(person.userId, {}, { ...plan }) });

  const doInEvenings = async (person: Person): Promise<void> => {
    for (let day = 0; day < 14; day += 1) {
      await open(person, day);
      if (day % 3 !== 0) continue;
      const body = { ...routineDay, date: todayIs(day), changes: { time: '20:00', size: 'micro' } };
      await person.call(routineEndpoints.changeDay, { body });
      await mark(person, day, STEP_ID);
    }
  };

  it('are a smaller size on low energy, which is done once accepted', async () => {
    for (const person of [ada, ben]) {
      await save(person);
      await open(person, 0);
    }
    expect(await proposed(ada, 0)).toEqual([]);
    const timestamp = new Date(world.clock.ms).toISOString();
    const body = aMood(ada.userId, {
      mood: 0,
      tags: [],
      timestamp,
      localDate: undefined,
      zone: 'UTC',
    });
    await ada.call(moodEndpoints.submit, { body });
    const [one] = await proposed(ada, 0);
    expect(one).toMatchObject({ kind: 'lighter', proposed: 'lighter', name: 'Morning' });
    expect(await proposed(ada, 0, { energy: 'ok' })).toEqual([]);
    expect(await proposed(ben, 0, { energy: 'low' })).toMatchObject([{ proposed: 'lighter' }]);
    if (one === undefined) throw new Error('Nothing is proposed.');
    for (const _twice of [1, 2]) expect((await say(ada, one, 0, 'taken')).status).toBe(200);
    expect(await open(ada, 0)).toMatchObject([{ size: 'lighter' }]);
    expect(await open(ben, 0)).toMatchObject([{ size: 'full' }]);
    const stranger = await world.guest();
    expect((await say(stranger, one, 0, 'taken')).status).toBe(404);
  });

  it('are not repeated for fourteen days after a refusal, and then for twice as long', async () => {
    await save(ada);
    const [first] = await proposed(ada, 0, { energy: 'low' });
    if (first === undefined) throw new Error('Nothing is proposed.');
    await say(ada, first, 0, 'refused');
    expect(await open(ada, 0)).toMatchObject([{ size: 'full' }]);
    const kinds = async (day: number) => (await proposed(ada, day, { energy: 'low' })).length;
    expect([await kinds(0), await kinds(1), await kinds(14)]).toEqual([0, 0, 0]);
    expect(await kinds(15)).toBe(1);
    await say(ada, first, 15, 'refused');
    expect([await kinds(15 + 28), await kinds(15 + 29)]).toEqual([0, 1]);
  });

  it('are the size that gets finished, and another time if one did not work for two weeks', async () => {
    await save(ada);
    for (let day = 0; day < 14; day += 1) {
      await open(ada, day);
      await mark(ada, day, STEP_ID, SECOND_STEP);
    }
    expect(await proposed(ada, 14)).toMatchObject([{ kind: 'lighter', proposed: 'lighter' }]);

    await save(ben, { name: 'Stretching' });
    await doInEvenings(ben);
    const [other] = await proposed(ben, 14);
    expect(other).toMatchObject({ kind: 'time', proposed: '20:00' });
    expect(other?.reason).toMatch(/evening\.$/);
    if (other === undefined) throw new Error('Nothing is proposed.');
    await say(ben, other, 14, 'taken');
    expect(await open(ben, 15)).toMatchObject([{ routineId: ROUTINE_ID, time: '20:00' }]);
    expect(await proposed(ben, 15)).toEqual([]);
  });

  it('keep a routine in its part of the day', async () => {
    await save(ada, { name: 'Breakfast' });
    await save(ben, { name: 'Stretching' });
    for (const person of [ada, ben]) await doInEvenings(person);
    expect(await proposed(ada, 14)).toEqual([]);
    expect(await proposed(ben, 14)).toMatchObject([{ kind: 'time', proposed: '20:00' }]);
  });
});
