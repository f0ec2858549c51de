import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { type QuizQuestionReply, quizEndpoints } from '#contract/quiz.ts';
import { errorBody } from '#contract/shared/error.ts';
import { firstResultText } from '#domain/quiz/first/result.ts';
import { A_UUID, aFirstQuiz, B_UUID } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { answersBy } from '#tests/simulated/quiz/respondents.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const GOOD = answersBy(() => 2);
const [FIRST] = GOOD;
const SCORES = { ADHD: 25, Autism: 75, OCD: 25 };

describe.each(ENGINES)('the first quiz on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.ms = Date.parse('2026-03-10T12:00:00Z');
    ada = await world.guest();
    ben = await world.guest();
  });

  const submit = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
    person.call(quizEndpoints.submitFirst, { body: aFirstQuiz(person.userId, more) });
  const hasTaken = async (person: Person) =>
    (await person.call(quizEndpoints.hasTakenFirst, { query: { userId: person.userId } })).body;
  const result = (person: Person) =>
    person.call(quizEndpoints.firstResult, { params: { userId: person.userId } });

  it('asks 18 questions with five options each, without revealing what they count for', async () => {
    const { status, body } = await ada.call(quizEndpoints.questions);
    expect(status).toBe(200);
    const questions = body as QuizQuestionReply[];
    expect(questions).toHaveLength(18);
    const names = new Set(questions.flatMap((question) => Object.keys(question)));
    expect(names).toEqual(new Set(['id', 'type', 'question', 'options']));
    for (const { id, type, options } of questions) {
      expect(id).toMatch(/^first-\d\d$/);
      expect(type).toBe('first');
      expect(options).toEqual(
        ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often'].map((text) => ({ text })),
      );
    }
    expect(JSON.stringify(body)).not.toMatch(/adhd|autis|ocd|weight|points|trait/i);
  });

  it('scores the answers, and returns the result again to the same person', async () => {
    const answer = await submit(ada, { id: A_UUID });
    const expected = {
      scores: SCORES,
      primaryCondition: 'Autism',
      displayResult: firstResultText({ scores: SCORES, primaryCondition: 'Autism' }),
      date: '2026-03-10',
    };
    expect(answer).toMatchObject({ status: 201, body: expected });
    expect(await result(ada)).toMatchObject({ status: 200, body: expected });
    expect(await hasTaken(ada)).toEqual({ hasTaken: true });
    expect(await hasTaken(ben)).toEqual({ hasTaken: false });
    expect(await result(ben)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('accepts the bare payload from the specification, with answers in any order', async () => {
    const { userId, responses } = aFirstQuiz(ada.userId);
    const body = { userId, type: 'first', responses: responses.toReversed() };
    const answer = await ada.call(quizEndpoints.submitFirst, { body });
    expect(answer).toMatchObject({ status: 201, body: { scores: SCORES, date: '2026-03-10' } });
    const again = await ada.call(quizEndpoints.submitFirst, { body });
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('gives one reply per id, also on a later day or with other answers', async () => {
    const first = await submit(ada, { id: A_UUID });
    world.clock.ms += 9 * 86_400_000;
    expect(await submit(ada, { id: A_UUID })).toMatchObject({ status: 201, body: first.body });
    const other = await submit(ada, { id: A_UUID.toUpperCase(), responses: GOOD });
    expect(other).toMatchObject({ status: 201, body: first.body });
    expect((await result(ada)).body).toEqual(first.body);
  });

  it('can be taken once: another one is refused with a sentence and changes nothing', async () => {
    const first = await submit(ada, { id: A_UUID });
    const second = await submit(ada, { id: B_UUID, responses: GOOD });
    expect(second).toMatchObject({
      status: 409,
      body: { message: 'You’ve already taken this quiz. To take it again, reset it first.' },
    });
    expect((await result(ada)).body).toEqual(first.body);
    expect(await submit(ben, { id: A_UUID, responses: GOOD })).toMatchObject({
      status: 201,
      body: { scores: { ADHD: 50, Autism: 50, OCD: 50 }, primaryCondition: 'ADHD' },
    });
    expect((await result(ada)).body).toEqual(first.body);
  });

  it('can be reset and retaken, for one person only', async () => {
    await submit(ada, { id: A_UUID });
    const ofBen = await submit(ben, { id: A_UUID });
    const reset = () => ada.call(quizEndpoints.reset, { query: { userId: ada.userId } });
    expect(await reset()).toMatchObject({ status: 200, body: { ok: true } });
    expect(await reset()).toMatchObject({ status: 200, body: { ok: true } });
    expect(await hasTaken(ada)).toEqual({ hasTaken: false });
    expect((await result(ada)).status).toBe(404);
    expect((await result(ben)).body).toEqual(ofBen.body);
    const again = await submit(ada, { id: B_UUID, responses: GOOD });
    expect(again).toMatchObject({ status: 201, body: { primaryCondition: 'ADHD' } });
  });

  it('is not restored when it is sent again after a reset on another device', async () => {
    await submit(ada, { id: A_UUID });
    await submit(ben, { id: B_UUID });
    await ada.call(quizEndpoints.reset);
    for (const id of [A_UUID, A_UUID.toUpperCase()])
      expect(await submit(ada, { id })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await hasTaken(ada)).toEqual({ hasTaken: false });
    // The same id used by another person is a different quiz.
    expect((await submit(ada, { id: B_UUID })).status).toBe(201);
    await ada.call(quizEndpoints.reset);
    expect((await submit(ada, { id: A_UUID })).status).toBe(409);
    expect((await submit(ben, { id: B_UUID })).status).toBe(201);
  });

  it.each([
    [
      'an unknown question',
      [...GOOD.slice(1), { ...FIRST, questionId: 'first-19' }],
      '17.questionId',
    ],
    ['a weekly question', [...GOOD, { ...FIRST, questionId: 'weekly-101' }], '18.questionId'],
    ['two answers to one question', [...GOOD, FIRST], '18.questionId'],
    ['an index above the options', [{ ...FIRST, selectedOptionIndex: 5 }], '0.selectedOptionIndex'],
    ['a negative index', [{ ...FIRST, selectedOptionIndex: -1 }], '0.selectedOptionIndex'],
    ['half an index', [{ ...FIRST, selectedOptionIndex: 1.5 }], '0.selectedOptionIndex'],
    ['an index as text', [{ ...FIRST, selectedOptionIndex: '1' }], '0.selectedOptionIndex'],
    ['an answer without an index', [{ questionId: 'first-01' }], '0.selectedOptionIndex'],
    ['an answer without a question', [{ selectedOptionIndex: 1 }], '0.questionId'],
  ])('refuses %s with one sentence, and names the field', async (_, responses, place) => {
    const { status, body } = await submit(ada, { responses });
    const { code, message, issues } = errorBody.parse(body);
    expect([status, code]).toEqual([400, 'invalid']);
    expect(message).toMatch(/^[A-Z][^.]*\.( [A-Z][^.]*\.)?$/);
    expect(issues?.[0]).toEqual({ path: `body.responses.${place}`, message });
    expect(await hasTaken(ada)).toEqual({ hasTaken: false });
    expect(await hasTaken(ben)).toEqual({ hasTaken: false });
  });

  it('asks for every missing answer, each by its question', async () => {
    const { body } = await submit(ada, { responses: GOOD.slice(2) });
    expect(body).toMatchObject({
      message: 'Please answer all questions.',
      issues: [
        { path: 'body.responses', message: 'Question first-01 has no answer yet.' },
        { path: 'body.responses', message: 'Question first-02 has no answer yet.' },
      ],
    });
    expect(errorBody.parse((await submit(ada, { responses: [] })).body).issues).toHaveLength(18);
  });

  it.each([
    ['an id that is not a UUID', { id: '7' }, 'body.id'],
    ['another type', { type: 'weekly' }, 'body.type'],
    ['an unknown zone', { zone: 'Mars/Olympus' }, 'body.zone'],
    ['a date that does not exist', { localDate: '2026-02-30' }, 'body.localDate'],
    ['a date two days ago', { localDate: '2026-03-08' }, 'body.localDate'],
    ['a date two days ahead', { localDate: '2026-03-12' }, 'body.localDate'],
    ['answers that are not a list', { responses: 'all' }, 'body.responses'],
    ['more answers than questions', { responses: Array(61).fill(FIRST) }, 'body.responses'],
  ])('refuses %s and names the field', async (_, more, path) => {
    const answer = await submit(ada, more);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path }] } });
    expect(await hasTaken(ada)).toEqual({ hasTaken: false });
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-10T10:30:00Z', '2026-03-11'],
    ['America/Los_Angeles', '2026-03-08T06:30:00Z', '2026-03-07'],
    ['Australia/Lord_Howe', '2026-03-09T13:15:00Z', '2026-03-10'],
    ['Asia/Kolkata', '2026-03-09T18:45:00Z', '2026-03-10'],
  ])('uses the person’s own date: in %s at %s it is %s', async (zone, instant, date) => {
    world.clock.ms = Date.parse(instant);
    const answer = await submit(ada, { zone, localDate: undefined });
    expect(answer).toMatchObject({ status: 201, body: { date } });
  });

  it('accepts one of two simultaneous submissions', async () => {
    const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
    const answers = await Promise.all(
      ids.map((id, place) =>
        submit(ada, { id, responses: answersBy(() => (place % 2 === 0 ? 1 : 4)) }),
      ),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect((await result(ada)).body).toEqual(won[0]?.body);
    expect(await hasTaken(ben)).toEqual({ hasTaken: false });
  });

  it('replies the same when an id arrives several times simultaneously', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(ada, { id: A_UUID })));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect((await result(ada)).body).toEqual(answers[0]?.body);
  });

  it('is deleted with the account', async () => {
    await submit(ada);
    await submit(ben);
    await ada.call(identityEndpoints.deleteAccount, { body: {} });
    const rows = await world.database.db.selectFrom('first_quizzes').select('user_id').execute();
    const owners = rows.map(({ user_id }) => user_id);
    expect(owners).toContain(ben.userId);
    expect(owners).not.toContain(ada.userId);
  });
});
