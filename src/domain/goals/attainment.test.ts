import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attainmentScore, type RatedGoal, shownScore } from './attainment.ts';
import { WEIGHTS } from './goal.ts';
import { LEVELS, type Level } from './levels.ts';

const goal = (level: Level, importance: 1 | 2 | 3 = 1, difficulty: 1 | 2 | 3 = 1): RatedGoal => ({
  level,
  importance,
  difficulty,
});

/** The same score computed in another way: the mean of standard scores over the standard deviation of a weighted sum. */
const byCovariances = (goals: readonly RatedGoal[]): number => {
  let variance = 0;
  for (const [row, one] of goals.entries()) {
    for (const [column, other] of goals.entries()) {
      const correlation = row === column ? 1 : 0.3;
      variance +=
        correlation * one.importance * one.difficulty * other.importance * other.difficulty;
    }
  }
  const sum = goals.reduce(
    (before, one) => before + one.level * one.importance * one.difficulty,
    0,
  );
  return 50 + 10 * (sum / variance ** 0.5);
};

const goals = fc.array(
  fc.record({
    level: fc.constantFrom(...LEVELS),
    importance: fc.constantFrom(...WEIGHTS),
    difficulty: fc.constantFrom(...WEIGHTS),
  }),
  { minLength: 1, maxLength: 20 },
);

describe('the attainment score', () => {
  it.each([
    ['one goal at −1', [goal(-1)], 40],
    ['one goal at −1, whatever its weight', [goal(-1, 3, 2)], 40],
    ['all goals at 0', [goal(0), goal(0, 2, 3), goal(0, 3, 3)], 50],
    ['three equal goals at −1', [goal(-1), goal(-1), goal(-1)], 36.31],
    ['three equal goals at +2', [goal(2, 2, 2), goal(2, 2, 2), goal(2, 2, 2)], 77.39],
    ['a heavy goal at +1 and a light one at −1', [goal(1, 3, 3), goal(-1)], 58.56],
  ])('of %s', (_, rated, expected) => {
    expect(attainmentScore(rated)).toBeCloseTo(expected, 2);
  });

  it('equals an independent computation on 10,000 random sets of goals', () => {
    fc.assert(
      fc.property(goals, (rated) => {
        const difference = (attainmentScore(rated) ?? Number.NaN) - byCovariances(rated);
        expect(Math.abs(difference)).toBeLessThan(1e-9);
      }),
      { numRuns: 10_000 },
    );
  });

  it('is shown from two rated goals on, as a whole number', () => {
    expect([[], [goal(1)], [goal(-1), goal(-1)]].map(shownScore)).toEqual([null, null, 38]);
  });
});
