import { describe, expect, it } from 'vitest';
import { measuredRun, measureOf } from './measures.ts';

const condition = (times: number) => ({ times, answered: 24, correct: 23 });
const stroop = (times: number) =>
  JSON.stringify({
    version: 1,
    congruent: condition(24),
    incongruent: condition(times),
    interferenceMs: 100,
    interferenceSeMs: 30,
  });

describe('the measured value of a run', () => {
  it('of a Full Stroop run is the interference, with a standard error once each condition has 20 times', () => {
    expect(measureOf('stroop', 'full').isMoreBetter).toBe(false);
    expect(measuredRun('stroop', 'full', stroop(20))).toEqual({
      value: 100,
      standardError: 30,
      trials: 44,
    });
    expect(measuredRun('stroop', 'full', stroop(19)).standardError).toBeNull();
  });

  it('of a Quick run is the percentage of right answers, without a standard error', () => {
    expect(measuredRun('stroop', 'quick', stroop(24))).toEqual({
      value: (100 * 46) / 48,
      standardError: null,
      trials: 48,
    });
  });

  it('of a Full CPT run is d′', () => {
    const pairs = {
      AX: { yes: 130, of: 140 },
      AY: { yes: 3, of: 20 },
      BX: { yes: 2, of: 20 },
      BY: { yes: 1, of: 20 },
    };
    const given = { mode: 'full', version: 1, pairs, dPrime: 2.7 };
    const run = measuredRun('cpt', 'full', JSON.stringify(given));
    expect(run).toMatchObject({ value: 2.7, trials: 200 });
    expect(run.standardError).toBeCloseTo(0.26, 1);
  });

  it('of a span test has no standard error, because one run cannot determine it', () => {
    const span = { sequences: 12, meanSpan: 5.5 };
    const digits = { version: 1, forward: span, sequences: 24 };
    const simon = { version: 1, span, sequences: 12 };
    expect(measuredRun('digit-span', 'full', JSON.stringify(digits))).toEqual({
      value: 5.5,
      standardError: null,
      trials: 12,
    });
    expect(measuredRun('simon', 'full', JSON.stringify(simon))).toEqual({
      value: 5.5,
      standardError: null,
      trials: 12,
    });
  });

  it('is null without a score, or with a score of another scoring version', () => {
    const none = { value: null, standardError: null, trials: 0 };
    expect(measuredRun('cpt', 'full', 'null')).toEqual(none);
    expect(measuredRun('simon', 'full', '{"version":99}')).toEqual(none);
  });
});
