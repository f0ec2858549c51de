import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayCount } from './completion.ts';
import { consistency } from './consistency.ts';

const NONE: DayCount = { total: 0, completed: 0 };
const days = (count: number, completed: number, total: number): DayCount[] =>
  Array.from({ length: count }, () => ({ completed, total }));

const dayWithTasks: fc.Arbitrary<DayCount> = fc
  .integer({ min: 1, max: 12 })
  .chain((total) => fc.record({ total: fc.constant(total), completed: fc.nat(total) }));
const history = fc.array(dayWithTasks, { maxLength: 400 });
const someHistory = fc.array(dayWithTasks, { minLength: 1, maxLength: 400 });

/** The same score, calculated as a weighted mean in which the latest day has weight 1. */
const asWeightedMean = (past: readonly DayCount[]): number => {
  const weights = past.map((_, index) => 0.5 ** ((past.length - 1 - index) / 13));
  const shares = past.map(
    ({ completed, total }, index) => (completed / total) * (weights[index] ?? 0),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return (100 * sum(shares)) / sum(weights);
};

describe('the consistency score', () => {
  it.each([
    ['nothing yet', [], NONE, null],
    ['a first day that is still open', [], { total: 3, completed: 0 }, null],
    ['a first day that was begun', [], { total: 4, completed: 1 }, 25],
    ['only days without tasks', days(9, 0, 0), NONE, null],
    ['a first day done', days(1, 3, 3), NONE, 100],
    ['nothing done so far', days(5, 0, 3), NONE, 0],
    ['13 days done after 13 undone', [...days(13, 0, 1), ...days(13, 1, 1)], NONE, 67],
    ['13 days undone after 13 done', [...days(13, 1, 1), ...days(13, 0, 1)], NONE, 33],
  ] as const)('of %s', (_, past, today, score) => {
    expect(consistency(past, today)).toBe(score);
  });

  it('is the weighted mean of the daily shares, with weights that halve every 13 days', () => {
    fc.assert(
      fc.property(someHistory, (past) => {
        expect(Math.abs((consistency(past, NONE) ?? 0) - asWeightedMean(past))).toBeLessThan(0.51);
      }),
    );
  });

  it('lies between the worst and the best day', () => {
    fc.assert(
      fc.property(someHistory, (past) => {
        const percents = past.map(({ completed, total }) => (100 * completed) / total);
        const score = consistency(past, NONE) ?? -1;
        expect(score).toBeGreaterThanOrEqual(Math.round(Math.min(...percents)));
        expect(score).toBeLessThanOrEqual(Math.round(Math.max(...percents)));
      }),
    );
  });

  it('does not change with days off, wherever they fall', () => {
    fc.assert(
      fc.property(history, fc.array(fc.nat(400)), dayWithTasks, (past, places, today) => {
        const withDaysOff = [...past];
        for (const place of places) withDaysOff.splice(place, 0, NONE);
        expect(consistency(withDaysOff, today)).toBe(consistency(past, today));
      }),
    );
  });

  it('never falls because of open tasks today, or because one more is completed', () => {
    fc.assert(
      fc.property(someHistory, dayWithTasks, (past, today) => {
        const before = consistency(past, NONE) ?? 0;
        const now = consistency(past, today) ?? 0;
        const more = { ...today, completed: Math.min(today.total, today.completed + 1) };
        expect(now).toBeGreaterThanOrEqual(before);
        expect(consistency(past, more)).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  it('can drop days beyond its 365 without effect for someone with tasks on each day', () => {
    fc.assert(
      fc.property(fc.array(dayWithTasks, { minLength: 365, maxLength: 500 }), (past) => {
        expect(Math.abs(asWeightedMean(past) - asWeightedMean(past.slice(-365)))).toBeLessThan(
          1e-6,
        );
      }),
      { numRuns: 30 },
    );
  });
});
