import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followEndpoints } from '#contract/follow.ts';
import { quizEndpoints } from '#contract/quiz.ts';
import { weekNumber } from '#domain/quiz/weekly/week.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { aFirstQuiz, aWeeklyQuiz } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const TODAY = localDate('2026-03-10');

describe.each(ANY_ENGINE)('followed topics on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.ms = Date.parse(`${TODAY}T12:00:00Z`);
    ada = await world.guest();
    ben = await world.guest();
  });

  const read = async ({ call, userId }: Person) =>
    (await call(followEndpoints.read, { params: { userId } })).body;
  const save = ({ call, userId }: Person, topics: Neurotype[] | null, isWelcomed = true) =>
    call(followEndpoints.save, { params: { userId }, body: { topics, isWelcomed } });
  const takeFirst = ({ call, userId }: Person, highest: Neurotype) =>
    call(quizEndpoints.submitFirst, {
      body: aFirstQuiz(userId, { localDate: undefined }, highest),
    });
  /** The conditions that the check-ins of the next weeks ask about. */
  const asked = async ({ call, userId }: Person, weeks: number) => {
    const conditions: unknown[] = [];
    for (let week = 0; week < weeks; week += 1) {
      const query = { localDate: addDays(TODAY, 7 * week), zone: 'UTC' };
      world.clock.ms = Date.parse(`${query.localDate}T12:00:00Z`);
      const { body } = await call(quizEndpoints.weeklyQuestions, { params: { userId }, query });
      conditions.push((body as { primaryCondition?: string }).primaryCondition);
    }
    return conditions;
  };

  it('are empty until a person decides, and separate for each person', async () => {
    expect(await read(ada)).toEqual({ follow: { topics: null, isWelcomed: false } });
    expect(await save(ada, ['OCD', 'ADHD'])).toMatchObject({
      status: 200,
      body: { follow: { topics: ['ADHD', 'OCD'], isWelcomed: true } },
    });
    await save(ben, []);
    expect(await read(ada)).toEqual({ follow: { topics: ['ADHD', 'OCD'], isWelcomed: true } });
    expect(await read(ben)).toEqual({ follow: { topics: [], isWelcomed: true } });
    const body = { topics: [], isWelcomed: true };
    const foreign = await ben.call(followEndpoints.save, { params: { userId: ada.userId }, body });
    expect(foreign.status).toBe(403);
  });

  it.each([
    { topics: ['Dyslexia'], isWelcomed: true },
    { topics: ['ADHD', 'ADHD'], isWelcomed: true },
    { topics: 'ADHD', isWelcomed: true },
    { topics: null, isWelcomed: 'yes' },
  ])('refuse %j with a sentence', async (body) => {
    const { userId } = ada;
    const answer = await ada.call(followEndpoints.save, { params: { userId }, body });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\.$/) } });
  });

  it('keep the fields that a device omits, so that no device undoes another’s choice', async () => {
    const { userId } = ada;
    await save(ada, ['OCD'], false);
    await ada.call(followEndpoints.save, { params: { userId }, body: { isWelcomed: true } });
    expect(await read(ada)).toEqual({ follow: { topics: ['OCD'], isWelcomed: true } });
    await ada.call(followEndpoints.save, { params: { userId }, body: { topics: [] } });
    expect(await read(ada)).toEqual({ follow: { topics: [], isWelcomed: true } });
    expect(await read(ben)).toEqual({ follow: { topics: null, isWelcomed: false } });
  });

  it('determine the weekly check-in’s condition: in turn, or the quiz result without a choice', async () => {
    await takeFirst(ada, 'Autism');
    await takeFirst(ben, 'Autism');
    expect(await asked(ada, 3)).toEqual(['Autism', 'Autism', 'Autism']);
    await save(ada, ['ADHD', 'OCD']);
    const turns = weekNumber(TODAY) % 2 === 0 ? ['ADHD', 'OCD'] : ['OCD', 'ADHD'];
    expect(await asked(ada, 4)).toEqual([...turns, ...turns]);
    await save(ada, []);
    expect(new Set(await asked(ada, 3))).toEqual(new Set(['ADHD', 'Autism', 'OCD']));
    expect(await asked(ben, 3)).toEqual(['Autism', 'Autism', 'Autism']);
  });

  it('accept a check-in that was answered before the choice changed', async () => {
    await takeFirst(ada, 'Autism');
    const body = aWeeklyQuiz(ada.userId, { localDate: TODAY }, { condition: 'Autism', option: 3 });
    await save(ada, ['OCD']);
    expect(await ada.call(quizEndpoints.submitWeekly, { body })).toMatchObject({
      status: 201,
      body: { primaryCondition: 'Autism', scores: { Autism: 75 } },
    });
  });
});
