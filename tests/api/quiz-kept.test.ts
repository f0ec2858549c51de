import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorBody } from '#contract/error.ts';
import { type QuizResult, quizEndpoints } from '#contract/quiz.ts';
import { routineEndpoints } from '#contract/routine.ts';
import { scoreFirst, scoreWeekly } from '#domain/quiz/score.ts';
import { answersOf } from '#domain/quiz/test-support/respondents.ts';
import { addDays, localDate } from '#domain/shared/local-date.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { ENGINES } from '../support/engines.ts';
import { aFirstQuiz, aWeeklyQuiz } from './support/examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

const TODAY = localDate('2026-03-10');
const indexes = (length: number) => fc.array(fc.nat(4), { minLength: length, maxLength: length });

describe.each(ENGINES)('what is kept of the quizzes on %s', (engine) => {
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

  const takeFirst = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
    person.call(quizEndpoints.submitFirst, { body: aFirstQuiz(person.userId, more) });
  const keptFirst = (person: Person) =>
    world.database.db
      .selectFrom('first_quizzes')
      .selectAll()
      .where('user_id', '=', person.userId)
      .execute();
  const keptWeekly = (person: Person) =>
    world.database.db
      .selectFrom('weekly_quizzes')
      .selectAll()
      .where('user_id', '=', person.userId)
      .execute();

  it('can be scored again to the same result, whatever was answered', async () => {
    await takeFirst(ben);
    const before = await keptFirst(ben);
    const property = fc.asyncProperty(indexes(18), indexes(6), async (first, weekly) => {
      await ada.call(quizEndpoints.reset);
      const result = (await takeFirst(ada, { responses: answersOf(first) })).body as QuizResult;
      const [row, ...more] = await keptFirst(ada);
      expect(more).toEqual([]);
      const again = scoreFirst(JSON.parse(row?.responses ?? ''), row?.weights_version);
      expect(again.scores).toEqual(result.scores);
      expect(again.primaryCondition).toBe(result.primaryCondition);
      expect(JSON.parse(row?.scores ?? '')).toEqual(result.scores);

      const condition = result.primaryCondition;
      const { responses, ...quiz } = aWeeklyQuiz(ada.userId, {}, { condition });
      const body = {
        ...quiz,
        responses: responses.map((one, at) => ({ ...one, selectedOptionIndex: weekly[at] })),
      };
      const answer = await ada.call(quizEndpoints.submitWeekly, { body });
      const [kept, ...others] = await keptWeekly(ada);
      expect(others).toEqual([]);
      const rescored = scoreWeekly(JSON.parse(kept?.responses ?? ''), kept?.weights_version);
      expect(answer.body).toMatchObject({ scores: { [condition]: rescored.score } });
      expect(kept?.score).toBe(rescored.score);
    });
    await fc.assert(property, { numRuns: 25 });
    expect(await keptFirst(ben)).toEqual(before);
    expect(await keptWeekly(ben)).toEqual([]);
  });

  it('loses the answers of the first quiz with a reset, and not those of other people', async () => {
    await takeFirst(ada);
    await takeFirst(ben);
    await ada.call(quizEndpoints.submitWeekly, { body: aWeeklyQuiz(ada.userId) });
    await ada.call(quizEndpoints.reset);
    expect(await keptFirst(ada)).toEqual([]);
    expect(await keptWeekly(ada)).toHaveLength(1);
    expect(await keptFirst(ben)).toHaveLength(1);
  });

  const weekly = aWeeklyQuiz('somebody').responses;
  const spoils: readonly [
    what: string,
    spoil: (good: typeof weekly) => unknown[],
    place: string,
  ][] = [
    ['no answers', () => [], 'body.responses'],
    ['a missing answer', (good) => good.slice(1), 'body.responses'],
    ['an answer twice', (good) => [...good, good[2]], 'body.responses.6.questionId'],
    [
      'a question of the first quiz',
      (good) => [{ questionId: 'first-01', selectedOptionIndex: 1 }, ...good.slice(1)],
      'body.responses.0.questionId',
    ],
    [
      'an index above the options',
      (good) => good.map((one, at) => (at === 4 ? { ...one, selectedOptionIndex: 5 } : one)),
      'body.responses.4.selectedOptionIndex',
    ],
  ];

  it.each(spoils)('has no weekly check-in with %s', async (_, spoil, place) => {
    await takeFirst(ada);
    await takeFirst(ben);
    const { responses, ...quiz } = aWeeklyQuiz(ada.userId);
    const body = { ...quiz, responses: spoil(responses) };
    const answer = await ada.call(quizEndpoints.submitWeekly, { body });
    expect(answer.status).toBe(400);
    expect(errorBody.parse(answer.body).issues?.[0]?.path).toBe(place);
    expect(await keptWeekly(ada)).toEqual([]);
  });

  it.each([-14, 7])(
    'has no weekly check-in with the questions of %i days from now',
    async (days) => {
      await takeFirst(ada);
      const { responses } = aWeeklyQuiz(ada.userId, { localDate: addDays(TODAY, days) });
      const body = aWeeklyQuiz(ada.userId, { responses });
      const answer = await ada.call(quizEndpoints.submitWeekly, { body });
      const { message, issues } = errorBody.parse(answer.body);
      expect(answer.status).toBe(400);
      expect(message).toMatch(/not asked\. Load the questions again\.$/);
      expect(issues?.length).toBeGreaterThanOrEqual(3);
      expect(await keptWeekly(ada)).toEqual([]);
    },
  );

  it.each([-2, 2])('has no weekly check-in of %i days from now', async (days) => {
    await takeFirst(ada);
    const body = aWeeklyQuiz(ada.userId, { localDate: addDays(TODAY, days) });
    const answer = await ada.call(quizEndpoints.submitWeekly, { body });
    expect(errorBody.parse(answer.body).issues?.[0]?.path).toBe('body.localDate');
    const asked = await ada.call(quizEndpoints.weeklyQuestions, {
      params: { userId: ada.userId },
      query: { localDate: addDays(TODAY, days) },
    });
    expect(errorBody.parse(asked.body).issues?.[0]?.path).toBe('query.localDate');
    expect(await keptWeekly(ada)).toEqual([]);
  });

  it.each(NEUROTYPES)(
    'lets smart tasks know that %s came first, for that person',
    async (highest) => {
      await ada.call(quizEndpoints.submitFirst, {
        body: aFirstQuiz(ada.userId, {}, highest),
      });
      for (const person of [ada, ben])
        await person.call(routineEndpoints.smartGenerate, { params: { userId: person.userId } });
      const lensesOf = async (person: Person) => {
        const rows = await world.database.db
          .selectFrom('task_offers')
          .select('lens')
          .where('user_id', '=', person.userId)
          .execute();
        return new Set(rows.map(({ lens }) => lens));
      };
      expect(await lensesOf(ada)).toEqual(new Set([highest]));
      expect(await lensesOf(ben)).toEqual(new Set([null]));
    },
  );
});
