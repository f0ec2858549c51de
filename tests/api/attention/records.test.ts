import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attentionSummaryOf, NO_ANSWERS, sendAnswer } from '#tests/api/support/answers.ts';
import {
  aDigitSpan,
  aSimon,
  aStroopBatch,
  attempts,
} from '#tests/api/support/attention-examples.ts';
import { A_UUID } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

type More = Readonly<Record<string, unknown>>;

describe.each(ENGINES)('the answers of attention tests on %s', (engine) => {
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

  const stroop = (person: Person, more: More = {}) =>
    sendAnswer(person, 'stroop', aStroopBatch(person.userId, more));
  const digitSpan = (person: Person, more: More = {}) =>
    sendAnswer(person, 'digitSpan', aDigitSpan(person.userId, more));
  const simon = (person: Person, more: More = {}) =>
    sendAnswer(person, 'simon', aSimon(person.userId, more));
  it('is empty before the first answer, and then contains it, separately for each person', async () => {
    expect(await attentionSummaryOf(ada)).toEqual(NO_ANSWERS);
    expect(await stroop(ada)).toMatchObject({ status: 201, body: { accuracy: 90, avgTime: 950 } });
    expect(await attentionSummaryOf(ada)).toEqual({
      ...NO_ANSWERS,
      stroop: { avgTime: 950, accuracy: 90 },
    });
    expect(await digitSpan(ada)).toMatchObject({ status: 201, body: { ok: true } });
    expect(await simon(ada)).toMatchObject({ status: 201, body: { ok: true } });
    expect(await attentionSummaryOf(ada)).toEqual({
      simon: { maxLevel: 2, accuracy: 100 },
      digit: { avgTime: 2500, accuracy: 100 },
      stroop: { avgTime: 950, accuracy: 90 },
    });
    expect(await attentionSummaryOf(ben)).toEqual(NO_ANSWERS);
  });

  it('counts right and wrong answers, and the longest correct Simon sequence', async () => {
    await simon(ada, { sequence: Array(5).fill('red'), userInput: Array(5).fill('red'), level: 5 });
    await simon(ada, {
      sequence: Array(9).fill('red'),
      userInput: ['blue'],
      correct: false,
      level: 9,
    });
    await simon(ada);
    await simon(ben, { userInput: ['blue'], correct: false });
    await digitSpan(ada, { timeTaken: 1000 });
    await digitSpan(ada, { timeTaken: 2000, userInput: [], correct: false });
    expect(await attentionSummaryOf(ada)).toEqual({
      ...NO_ANSWERS,
      simon: { maxLevel: 5, accuracy: 200 / 3 },
      digit: { avgTime: 1500, accuracy: 50 },
    });
    expect(await attentionSummaryOf(ben)).toEqual({
      ...NO_ANSWERS,
      simon: { maxLevel: 0, accuracy: 0 },
    });
  });

  it('stores and counts the same id once with the same reply, also simultaneously', async () => {
    const first = await Promise.all([1, 2, 3].map(() => stroop(ada, { id: A_UUID })));
    const again = await stroop(ada, { id: A_UUID.toUpperCase(), attempts: attempts(0) });
    for (const answer of [...first, again]) {
      expect(answer).toMatchObject({ status: 201, body: { accuracy: 90, avgTime: 950 } });
    }
    await Promise.all([1, 2, 3].map(() => simon(ada, { id: A_UUID })));
    await simon(ada, { id: A_UUID, userInput: ['blue'], correct: false });
    await Promise.all([1, 2, 3].map(() => digitSpan(ada, { id: A_UUID })));
    await digitSpan(ada, { id: A_UUID, timeTaken: 9 });
    expect((await stroop(ada, { id: A_UUID })).body).toEqual(first[0]?.body);
    expect(await stroop(ben, { id: A_UUID, attempts: attempts(0) })).toMatchObject({
      body: { accuracy: 0 },
    });
    expect(await attentionSummaryOf(ada)).toEqual({
      simon: { maxLevel: 2, accuracy: 100 },
      digit: { avgTime: 2500, accuracy: 100 },
      stroop: { avgTime: 950, accuracy: 90 },
    });
    expect(await attentionSummaryOf(ben)).toEqual({
      ...NO_ANSWERS,
      stroop: { avgTime: 950, accuracy: 0 },
    });
  });

  it('loses no answer when many arrive simultaneously', async () => {
    const calls = Array.from({ length: 40 }, (_, place) =>
      place % 2 === 0
        ? digitSpan(ada, { timeTaken: 100 * place })
        : digitSpan(ada, { timeTaken: 100 * place, userInput: [], correct: false }),
    );
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(201);
    expect(await attentionSummaryOf(ada)).toEqual({
      ...NO_ANSWERS,
      digit: { avgTime: 1950, accuracy: 50 },
    });
    expect(await attentionSummaryOf(ben)).toEqual(NO_ANSWERS);
  });
});
