import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type QuizQuestionReply, quizEndpoints, type WeeklyProgress } from '#contract/quiz.ts';
import { weeklyItems } from '#domain/quiz/weekly/items.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { A_UUID, aFirstQuiz, aWeeklyQuiz, B_UUID } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const TODAY = '2026-03-10';
type More = Readonly<Record<string, unknown>> & { readonly localDate?: string };

describe.each(ENGINES)('the weekly check-in on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    on(TODAY);
    ada = await world.guest();
    ben = await world.guest();
    await takeFirst(ada);
    await takeFirst(ben);
  });

  const on = (date: string) => {
    world.clock.ms = Date.parse(`${date}T12:00:00Z`);
  };
  const takeFirst = (person: Person, highest: Neurotype = 'Autism') =>
    person.call(quizEndpoints.submitFirst, {
      body: aFirstQuiz(person.userId, { localDate: undefined }, highest),
    });
  const reset = (person: Person) => person.call(quizEndpoints.reset);
  const submit = (
    person: Person,
    more: More = {},
    how: { condition?: Neurotype; option?: number } = {},
  ) => person.call(quizEndpoints.submitWeekly, { body: aWeeklyQuiz(person.userId, more, how) });
  const ask = (person: Person, query: Record<string, string> = {}) =>
    person.call(quizEndpoints.weeklyQuestions, { params: { userId: person.userId }, query });
  const idsOf = async (person: Person, query: Record<string, string> = {}) => {
    const { questions } = (await ask(person, query)).body as { questions: QuizQuestionReply[] };
    return questions.map(({ id }) => id);
  };
  const drawn = (person: Person, date: string, condition: Neurotype = 'Autism') =>
    weeklyItems({ condition, userId: person.userId, date: localDate(date) }).map(({ id }) => id);
  const progress = async (person: Person) =>
    (await person.call(quizEndpoints.weeklyProgress, { params: { userId: person.userId } }))
      .body as WeeklyProgress;

  it('requires the first quiz: until then a sentence says so and nothing is stored', async () => {
    const eve = await world.guest();
    const message = 'Take the first quiz before the weekly check-in.';
    expect(await ask(eve)).toMatchObject({ status: 409, body: { code: 'conflict', message } });
    expect(await submit(eve)).toMatchObject({ status: 409, body: { code: 'conflict', message } });
    expect(await progress(eve)).toEqual([]);
  });

  it('asks six questions for the primary condition, without revealing what they count for', async () => {
    const { status, body } = await ask(ada, { localDate: TODAY, zone: 'UTC' });
    expect(status).toBe(200);
    const { questions, primaryCondition } = body as {
      questions: QuizQuestionReply[];
      primaryCondition: string;
    };
    expect(primaryCondition).toBe('Autism');
    expect(questions.map(({ id }) => id)).toEqual(drawn(ada, TODAY));
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual(['id', 'options', 'question', 'type']);
      expect(question).toMatchObject({
        type: 'weekly',
        id: expect.stringMatching(/^weekly-2\d\d$/),
      });
      expect(question.options).toHaveLength(5);
    }
    expect(JSON.stringify(questions)).not.toMatch(/adhd|autis|ocd|weight|points|trait|domain/i);
    expect(await idsOf(ben)).toEqual(drawn(ben, TODAY));
  });

  it.each([
    ['Sunday night in London', '2026-03-08T23:30:00Z', 'Europe/London', '2026-03-08'],
    ['Monday in Kiritimati then', '2026-03-08T23:30:00Z', 'Pacific/Kiritimati', '2026-03-09'],
    ['Monday in Kolkata', '2026-03-08T18:45:00Z', 'Asia/Kolkata', '2026-03-09'],
    ['Sunday in Los Angeles', '2026-03-09T06:30:00Z', 'America/Los_Angeles', '2026-03-08'],
  ])('asks and counts by the person’s own date: %s', async (_, instant, zone, date) => {
    world.clock.ms = Date.parse(instant);
    const ids = await idsOf(ada, { zone });
    expect(ids).toEqual(drawn(ada, date));
    expect(await idsOf(ada, { zone, localDate: addDays(localDate(date), 1) })).toEqual(
      drawn(ada, addDays(localDate(date), 1)),
    );
    const responses = ids.map((questionId) => ({ questionId, selectedOptionIndex: 3 }));
    const { userId } = ada;
    const answer = await ada.call(quizEndpoints.submitWeekly, {
      body: { userId, type: 'weekly', responses, zone },
    });
    expect(answer).toMatchObject({ status: 201, body: { date, scores: { Autism: 75 } } });
    expect(await progress(ada)).toEqual([{ date, score: 75, condition: 'Autism' }]);
    expect(await progress(ben)).toEqual([]);
  });

  it('stores scores by date, and reports the change since last week', async () => {
    const first = await submit(ada, {}, { option: 1 });
    expect(first).toMatchObject({
      status: 201,
      body: {
        scores: { Autism: 25 },
        primaryCondition: 'Autism',
        date: TODAY,
        displayResult: expect.stringContaining('no score from an earlier week'),
      },
    });
    on('2026-03-17');
    const second = await submit(ada, { localDate: '2026-03-17' }, { option: 3 });
    expect(second.body).toMatchObject({
      displayResult: expect.stringContaining('This score is 50 points higher than last week’s.'),
    });
    await submit(ben, { localDate: '2026-03-17' }, { option: 4 });
    expect(await progress(ada)).toEqual([
      { date: TODAY, score: 25, condition: 'Autism' },
      { date: '2026-03-17', score: 75, condition: 'Autism' },
    ]);
    expect(await progress(ben)).toEqual([{ date: '2026-03-17', score: 100, condition: 'Autism' }]);
  });

  it('can be started in one week and sent in the next', async () => {
    on('2026-03-16');
    const { responses } = aWeeklyQuiz(ada.userId, { localDate: '2026-03-15' });
    const answer = await submit(ada, { localDate: '2026-03-16', responses });
    expect(answer).toMatchObject({ status: 201, body: { date: '2026-03-16' } });
  });

  it('replaces an earlier one of the same date, and no other', async () => {
    await submit(ada, { id: A_UUID }, { option: 1 });
    await submit(ben, { id: A_UUID }, { option: 1 });
    world.clock.ms += DAY_MS;
    await submit(ada, { localDate: '2026-03-11' }, { option: 2 });
    const again = await submit(ada, { id: B_UUID }, { option: 4 });
    expect(again).toMatchObject({ status: 201, body: { scores: { Autism: 100 }, date: TODAY } });
    expect((await progress(ada)).map(({ date, score }) => [date, score])).toEqual([
      [TODAY, 100],
      ['2026-03-11', 50],
    ]);
    expect((await progress(ben)).map(({ score }) => score)).toEqual([25]);
  });

  it('gives one reply per id: later, for another date, or after a reset', async () => {
    const first = await submit(ada, { id: A_UUID }, { option: 1 });
    world.clock.ms += DAY_MS;
    const others = [
      await submit(ada, { id: A_UUID }, { option: 1 }),
      await submit(ada, { id: A_UUID.toUpperCase(), localDate: '2026-03-11' }, { option: 4 }),
    ];
    world.clock.ms += 30 * DAY_MS;
    await reset(ada);
    others.push(await submit(ada, { id: A_UUID }, { option: 1 }));
    for (const { status, body } of others) expect([status, body]).toEqual([201, first.body]);
    expect(await progress(ada)).toEqual([{ date: TODAY, score: 25, condition: 'Autism' }]);
  });

  it('is stored once when it arrives several times simultaneously, also around midnight', async () => {
    const dates = [TODAY, '2026-03-11', TODAY, '2026-03-11'];
    const answers = await Promise.all(
      dates.map((date) => submit(ada, { id: A_UUID, localDate: date })),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(await progress(ada)).toHaveLength(1);
    const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
    const several = await Promise.all(ids.map((id) => submit(ben, { id })));
    for (const { status } of several) expect(status).toBe(201);
    expect(await progress(ben)).toHaveLength(1);
  });

  it('stays when the first quiz is reset, and asks about the new condition after a retake', async () => {
    await submit(ada, {}, { option: 1 });
    await reset(ada);
    expect(await progress(ada)).toEqual([{ date: TODAY, score: 25, condition: 'Autism' }]);
    expect((await ask(ada)).status).toBe(409);
    on('2026-03-17');
    await takeFirst(ada, 'OCD');
    expect(await idsOf(ada)).toEqual(drawn(ada, '2026-03-17', 'OCD'));
    // These answers were given before another device took the first quiz again. They are still accepted.
    const old = await submit(ada, { localDate: '2026-03-17' });
    expect(old).toMatchObject({ status: 201, body: { primaryCondition: 'Autism' } });
    const answer = await submit(ada, { localDate: '2026-03-17' }, { condition: 'OCD' });
    expect(answer.body).toMatchObject({
      scores: { OCD: 50 },
      displayResult: expect.stringContaining('so we don’t compare the two scores'),
    });
    expect((await progress(ada)).map(({ condition }) => condition)).toEqual(['Autism', 'OCD']);
    expect(await idsOf(ben)).toEqual(drawn(ben, '2026-03-17'));
  });
});
