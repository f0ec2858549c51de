import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attentionSummaryOf, NO_ANSWERS, sendAnswer } from '#tests/api/support/answers.ts';
import {
  aDigitSpan,
  aSimon,
  aStroopBatch,
  attempts,
} from '#tests/api/support/attention-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

type More = Readonly<Record<string, unknown>>;

const EXAMPLES = { stroop: aStroopBatch, digitSpan: aDigitSpan, simon: aSimon };

/** A batch whose last attempt is invalid. */
const lastAttempt = (more: More): More => ({
  attempts: attempts().map((one, place) => (place === 9 ? { ...one, ...more } : one)),
});

const TOO_FAR = { timestamp: '2026-03-11T12:00:01Z' };
const TOO_LONG_AGO = { timestamp: '1899-06-01T12:00:00Z' };

describe.each(ANY_ENGINE)('invalid answers of attention tests on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    ada = await world.guest();
    ben = await world.guest();
  });
  afterAll(() => world.close());

  it.each<readonly [test: keyof typeof EXAMPLES, what: string, more: More, field: string]>([
    ['stroop', 'nine attempts', { attempts: attempts().slice(1) }, 'attempts'],
    ['stroop', 'a difficulty that is none', { difficulty: 'extreme' }, 'difficulty'],
    ['stroop', 'an id that is not a UUID', { id: '7' }, 'id'],
    [
      'stroop',
      'a wrong answer marked correct',
      lastAttempt({ correct: true }),
      'attempts.9.correct',
    ],
    ['stroop', 'a color of Simon', lastAttempt({ word: 'yellow' }), 'attempts.9.word'],
    ['stroop', 'over an hour', lastAttempt({ timeTaken: 3_600_001 }), 'attempts.9.timeTaken'],
    ['stroop', 'less than no time', lastAttempt({ timeTaken: -1 }), 'attempts.9.timeTaken'],
    ['stroop', 'more than a day in the future', lastAttempt(TOO_FAR), 'attempts.9.timestamp'],
    ['stroop', 'before 1900', lastAttempt(TOO_LONG_AGO), 'attempts.9.timestamp'],
    ['digitSpan', 'a wrong answer marked correct', { userInput: [4, 0] }, 'correct'],
    ['digitSpan', 'ten as a digit', { userInput: [4, 0, 10] }, 'userInput.2'],
    ['digitSpan', 'another level', { level: 4 }, 'level'],
    [
      'digitSpan',
      'a length that does not match the difficulty',
      { difficulty: 'hard' },
      'sequence',
    ],
    ['digitSpan', 'no level', { level: undefined }, 'level'],
    ['digitSpan', 'more than a day in the future', TOO_FAR, 'timestamp'],
    ['simon', 'a right one as wrong', { correct: false }, 'correct'],
    [
      'simon',
      'presses after its end',
      { userInput: Array(9).fill('red'), correct: false },
      'userInput',
    ],
    ['simon', 'a color of Stroop', { sequence: ['red', 'white'] }, 'sequence.1'],
    ['simon', 'no sequence', { sequence: [], userInput: [], level: 0 }, 'sequence'],
    ['simon', 'more than anybody presses', { userInput: Array(201).fill('red') }, 'userInput'],
    ['simon', 'before 1900', TOO_LONG_AGO, 'timestamp'],
  ])('%s: %s is refused with its path, and not counted', async (test, _, more, field) => {
    const answer = await sendAnswer(ada, test, EXAMPLES[test](ada.userId, more));
    const issue = { path: `body.${field}`, message: expect.stringMatching(/^[A-Z].{10,}\.$/) };
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: expect.arrayContaining([issue]) },
    });
    expect(await attentionSummaryOf(ada)).toEqual(NO_ANSWERS);
    expect(await attentionSummaryOf(ben)).toEqual(NO_ANSWERS);
  });
});
