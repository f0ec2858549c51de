import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { DigitSpanBody, SimonBody, StroopBody } from '#contract/attention/attention.ts';
import { texts } from '#texts/attention.js';
import { resultHandler } from './handlers.ts';

// Loaded on the first send, because most visits send no results.
const calls = () => import('./panel-calls.ts');

const verdictOf = (correct: boolean) => (correct ? 'correct' : 'incorrect');

/** The outbox handler of ten answers in a quick Stroop test. */
export const stroopBatchHandler = resultHandler<Omit<StroopBody, 'id' | 'userId'>>({
  name: 'stroop-batch',
  label: texts.stroopAnswers,
  isPart: true,
  describe: ({ attempts }) => {
    const right = attempts.filter(({ correct }) => correct).length;
    return texts.answersCorrect({ correct: right, total: attempts.length });
  },
  send: async (ids, body) => (await calls()).sendStroopBatch(ids, body),
});

/** The outbox handler of one sequence in a quick digit span test. */
export const digitSpanHandler = resultHandler<Omit<DigitSpanBody, 'id' | 'userId'>>({
  name: 'digit-span',
  label: texts.digitSequence,
  isPart: true,
  describe: ({ level, correct }) => texts.unsentDigits({ level, verdict: verdictOf(correct) }),
  send: async (ids, body) => (await calls()).sendDigitSpan(ids, body),
});

/** The outbox handler of one repeat in a quick Simon game. */
export const simonHandler = resultHandler<Omit<SimonBody, 'id' | 'userId'>>({
  name: 'simon',
  label: texts.simonSequence,
  isPart: true,
  describe: ({ level, correct }) => texts.unsentSimon({ level, verdict: verdictOf(correct) }),
  send: async (ids, body) => (await calls()).sendSimon(ids, body),
});

/** The outbox handlers of the panel's quick tests, without recorded runs. */
export const testHandlers: readonly OutboxHandler[] = [
  stroopBatchHandler,
  digitSpanHandler,
  simonHandler,
];
