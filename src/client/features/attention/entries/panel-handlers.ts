import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { DigitSpanBody, SimonBody, StroopBody } from '#contract/attention/attention.ts';
import { resultHandler } from './handlers.ts';

// Loaded on the first send, because most visits send no results.
const calls = () => import('./panel-calls.ts');

const verdict = (correct: boolean): string => (correct ? 'correct' : 'incorrect');

/** The outbox handler of ten answers in a quick Stroop test. */
export const stroopBatchHandler = resultHandler<Omit<StroopBody, 'id' | 'userId'>>({
  name: 'stroop-batch',
  label: 'Stroop answers',
  isPart: true,
  describe: ({ attempts }) => {
    const right = attempts.filter(({ correct }) => correct).length;
    return `${right} of ${attempts.length} correct`;
  },
  send: async (ids, body) => (await calls()).sendStroopBatch(ids, body),
});

/** The outbox handler of one sequence in a quick digit span test. */
export const digitSpanHandler = resultHandler<Omit<DigitSpanBody, 'id' | 'userId'>>({
  name: 'digit-span',
  label: 'Digit sequence',
  isPart: true,
  describe: ({ level, correct }) => `${level} digits, ${verdict(correct)}`,
  send: async (ids, body) => (await calls()).sendDigitSpan(ids, body),
});

/** The outbox handler of one repeat in a quick Simon game. */
export const simonHandler = resultHandler<Omit<SimonBody, 'id' | 'userId'>>({
  name: 'simon',
  label: 'Simon sequence',
  isPart: true,
  describe: ({ level, correct }) => `Level ${level}, ${verdict(correct)}`,
  send: async (ids, body) => (await calls()).sendSimon(ids, body),
});

/** The outbox handlers of the panel's quick tests, without recorded runs. */
export const testHandlers: readonly OutboxHandler[] = [
  stroopBatchHandler,
  digitSpanHandler,
  simonHandler,
];
