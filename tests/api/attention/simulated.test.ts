import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digitSpanRecord } from '#domain/attention/digit-span/record.ts';
import { newDigitSpanRun, stepDigitSpan } from '#domain/attention/digit-span/run.ts';
import { DIFFICULTIES, type Difficulty } from '#domain/attention/recording.ts';
import { simonRecord } from '#domain/attention/simon/record.ts';
import { newSimonRun, stepSimon } from '#domain/attention/simon/run.ts';
import { batchCount, batchOf, batchResult } from '#domain/attention/stroop/batch.ts';
import { newStroopRun, stepStroop } from '#domain/attention/stroop/run.ts';
import { type AnswerTotals, attentionSummary, totalsOf } from '#domain/attention/summary.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { attentionSummaryOf, NO_ANSWERS, sendAnswer } from '#tests/api/support/answers.ts';
import { type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { simulateDigitSpan } from '#tests/simulated/attention/digit-span.ts';
import { simulateSimon } from '#tests/simulated/attention/simon.ts';
import { REMEMBERERS, type SimulatedRememberer } from '#tests/simulated/attention/span.ts';
import {
  READERS,
  type SimulatedReader,
  simulateStroop,
} from '#tests/simulated/attention/stroop.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

interface Setting {
  readonly userId: string;
  readonly seed: number;
  readonly difficulty: Difficulty;
}

const startedAt = '2026-03-10T09:00:00.000Z';

/** The requests that the client would send for a simulated person’s Quick run. */
const stroopBatches = (reader: SimulatedReader, { userId, seed, difficulty }: Setting) => {
  const { events } = simulateStroop(reader, 'quick', seed, seededRandom(seed), 24);
  const run = events.reduce(stepStroop, newStroopRun('quick', seed));
  const of = { userId, difficulty, startedAt };
  return Array.from({ length: batchCount(run) }, (_, number) => batchOf(run, number, of));
};

const digitRecords = (person: SimulatedRememberer, { userId, seed, difficulty }: Setting) => {
  const setting = { mode: 'quick', seed, difficulty } as const;
  return simulateDigitSpan(person, setting, seededRandom(seed), 6)
    .events.reduce(stepDigitSpan, newDigitSpanRun('quick', seed, difficulty))
    .answers.map((answer) => digitSpanRecord(answer, { userId, startedAt }));
};

const simonRecords = (person: SimulatedRememberer, { userId, seed, difficulty }: Setting) => {
  const setting = { mode: 'quick', seed, difficulty } as const;
  return simulateSimon(person, setting, seededRandom(seed), 12)
    .events.reduce(stepSimon, newSimonRun('quick', seed, difficulty))
    .answers.map((answer) => simonRecord(answer, { userId, startedAt }));
};

interface Sent {
  readonly correct: boolean;
  readonly timeTaken: number;
  readonly level?: number;
}

const totals = (sent: readonly Sent[]): AnswerTotals =>
  totalsOf(
    sent.map(({ correct, timeTaken, level = 0 }) => ({
      correct,
      timeMs: timeTaken,
      level,
      interrupted: false,
    })),
  );

describe.each(ANY_ENGINE)('data from simulated people on %s', (engine) => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());

  it('is accepted and summarized as in the domain, separately for each person', async () => {
    const ben = await world.guest();
    const property = fc.asyncProperty(
      fc.nat(1_000_000),
      fc.constantFrom(...Object.values(READERS)),
      fc.constantFrom(...Object.values(REMEMBERERS)),
      fc.constantFrom(...DIFFICULTIES),
      async (seed, reader, rememberer, difficulty) => {
        const ada = await world.guest();
        const setting = { userId: ada.userId, seed, difficulty };
        const batches = stroopBatches(reader, setting);
        const digits = digitRecords(rememberer, setting);
        const repeats = simonRecords(rememberer, setting);
        for (const batch of batches) {
          const result = { status: 201, body: batchResult(batch.attempts) };
          expect(await sendAnswer(ada, 'stroop', batch)).toMatchObject(result);
        }
        const done = { status: 201, body: { ok: true } };
        for (const one of digits)
          expect(await sendAnswer(ada, 'digitSpan', one)).toMatchObject(done);
        for (const one of repeats) expect(await sendAnswer(ada, 'simon', one)).toMatchObject(done);
        expect(await attentionSummaryOf(ada)).toEqual(
          attentionSummary({
            stroop: totals(batches.flatMap((batch) => batch.attempts)),
            digit: totals(digits),
            simon: totals(repeats),
          }),
        );
        expect(await attentionSummaryOf(ben)).toEqual(NO_ANSWERS);
      },
    );
    await fc.assert(property, { numRuns: 15 });
  });
});
