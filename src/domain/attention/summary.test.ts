import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attentionSummary, type SummaryAnswer, totalsOf } from './summary.ts';

const answer = (correct: boolean, timeMs: number, level = 5): SummaryAnswer => ({
  correct,
  timeMs,
  level,
});

describe('the attention summary', () => {
  it('matches a hand calculation', () => {
    const summary = attentionSummary({
      simon: totalsOf([answer(true, 900, 1), answer(true, 1800, 2), answer(false, 2000, 3)]),
      digit: totalsOf([answer(true, 3000), answer(false, 5000)]),
      stroop: totalsOf([
        answer(true, 500),
        answer(true, 600),
        answer(true, 700),
        answer(false, 1000),
      ]),
    });
    expect(summary).toEqual({
      simon: { maxLevel: 2, accuracy: (100 * 2) / 3 },
      digit: { avgTime: 4000, accuracy: 50 },
      stroop: { avgTime: 700, accuracy: 75 },
    });
  });

  it('is null without answers, and has level 0 without right answers', () => {
    const none = totalsOf([]);
    expect(attentionSummary({ simon: none, digit: none, stroop: none })).toEqual({
      simon: { maxLevel: null, accuracy: null },
      digit: { avgTime: null, accuracy: null },
      stroop: { avgTime: null, accuracy: null },
    });
    const wrong = totalsOf([answer(false, 100, 1)]);
    expect(attentionSummary({ simon: wrong, digit: none, stroop: none }).simon).toEqual({
      maxLevel: 0,
      accuracy: 0,
    });
  });

  it('keeps accuracies between 0 and 100 and mean times within the times of the answers', () => {
    const answers = fc.array(
      fc.record({
        correct: fc.boolean(),
        timeMs: fc.nat(86_400_000),
        level: fc.integer({ min: 1, max: 100 }),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(answers, (all) => {
        const totals = totalsOf(all);
        const { digit } = attentionSummary({ simon: totals, digit: totals, stroop: totals });
        const counted = all.map(({ timeMs }) => timeMs);
        if (digit.avgTime === null || digit.accuracy === null) return;
        expect(digit.avgTime).toBeGreaterThanOrEqual(Math.min(...counted) - 1e-6);
        expect(digit.avgTime).toBeLessThanOrEqual(Math.max(...counted) + 1e-6);
        expect(digit.accuracy >= 0 && digit.accuracy <= 100).toBe(true);
      }),
    );
  });
});
