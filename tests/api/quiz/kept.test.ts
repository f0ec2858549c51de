import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type QuizResult, quizEndpoints } from '#contract/quiz.ts';
import { errorBody } from '#contract/shared/error.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import { scoreFirst, scoreWeekly } from '#domain/quiz/score.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { A_UUID, aFirstQuiz, aWeeklyQuiz, B_UUID } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { answersOf } from '#tests/simulated/quiz/respondents.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const TODAY = localDate('2026-03-10');
const indexes = (length: number) => fc.array(fc.nat(4), { minLength: length, maxLength: length });

describe.each(ANY_ENGINE)('stored quizzes on %s', (engine) => {
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

  it('can be rescored to the same result, whatever was answered', async () => {
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

  it('lose the answers of the first quiz on a reset, and nobody else’s', async () => {
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

  it.each(spoils)('refuse a weekly check-in with %s', async (_, spoil, place) => {
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
    'refuse a weekly check-in with the questions of %i days from now',
    async (days) => {
      await takeFirst(ada);
      const { responses } = aWeeklyQuiz(ada.userId, { localDate: addDays(TODAY, days) });
      const body = aWeeklyQuiz(ada.userId, { responses });
      const answer = await ada.call(quizEndpoints.submitWeekly, { body });
      const { message, issues } = errorBody.parse(answer.body);
      expect(answer.status).toBe(400);
      expect(message).toMatch(/didn’t ask\. Reload the page to get the right questions\.$/);
      expect(issues?.length).toBeGreaterThanOrEqual(3);
      expect(await keptWeekly(ada)).toEqual([]);
    },
  );

  it.each([
    [-2, -15],
    [2, 2],
  ])('refuse a weekly check-in of %i days from now', async (days, asking) => {
    await takeFirst(ada);
    const body = aWeeklyQuiz(ada.userId, { localDate: addDays(TODAY, days) });
    const answer = await ada.call(quizEndpoints.submitWeekly, { body });
    expect(errorBody.parse(answer.body).issues?.[0]?.path).toBe('body.localDate');
    const asked = await ada.call(quizEndpoints.weeklyQuestions, {
      params: { userId: ada.userId },
      query: { localDate: addDays(TODAY, asking) },
    });
    expect(errorBody.parse(asked.body).issues?.[0]?.path).toBe('query.localDate');
    expect(await keptWeekly(ada)).toEqual([]);
  });

  it.each([
    ['lost its answer and comes again', 10, [12, 10]],
    ['comes four hours late', 12, [10]],
  ])('keep the newer check-in of a date when an older one %s', async (_, firstAt, laterOnes) => {
    await takeFirst(ada);
    const finished = (hour: number) =>
      ada.call(quizEndpoints.submitWeekly, {
        body: aWeeklyQuiz(
          ada.userId,
          {
            id: hour === 10 ? A_UUID : B_UUID,
            timestamp: `2026-03-10T${hour}:00:00Z`,
          },
          { option: hour === 10 ? 1 : 3 },
        ),
      });
    world.clock.ms = Date.parse('2026-03-10T14:00:00Z');
    await finished(firstAt);
    const replies = [];
    for (const hour of laterOnes) replies.push(await finished(hour));
    expect(replies.at(-1)).toMatchObject({ status: 201, body: { scores: { Autism: 75 } } });
    expect((await keptWeekly(ada)).map(({ id, score }) => [id, score])).toEqual([[B_UUID, 75]]);
  });

  it('accept a quiz finished offline days ago, dated on its day', async () => {
    const date = addDays(TODAY, -20);
    const timestamp = `${date}T10:00:00Z`;
    const then = { localDate: date, timestamp };
    const first = await takeFirst(ada, then);
    expect(first).toMatchObject({ status: 201, body: { date } });
    const body = aWeeklyQuiz(ada.userId, then);
    const answer = await ada.call(quizEndpoints.submitWeekly, { body });
    expect(answer).toMatchObject({ status: 201, body: { date } });
    expect(await keptWeekly(ben)).toEqual([]);
  });

  it.each([
    ['body.localDate', { localDate: TODAY, timestamp: '2026-03-08T10:00:00Z' }],
    ['body.timestamp', { timestamp: '2026-03-12T10:00:00Z' }],
  ])('refuse a time that does not fit: %s', async (path, when) => {
    const answer = await takeFirst(ada, when);
    expect(answer.status).toBe(400);
    expect(errorBody.parse(answer.body).issues?.[0]?.path).toBe(path);
    expect(await keptFirst(ada)).toEqual([]);
  });

  it.each(NEUROTYPES)('tell smart tasks that %s came first, for that person', async (highest) => {
    await ada.call(quizEndpoints.submitFirst, {
      body: aFirstQuiz(ada.userId, {}, highest),
    });
    for (const person of [ada, ben])
      await person.call(taskEndpoints.smartGenerate, { params: { userId: person.userId } });
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
  });
});
