import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES, TOP_LEVELS } from '#domain/games/game.ts';
import { afterRound, levelOf, NEWCOMER, type Rating } from './level-rating.ts';

const game = fc.constantFrom(...GAMES);
const round = fc.record({
  level: fc.integer({ min: 1, max: 10 }),
  success: fc.constantFrom(true, false, null),
});
const rounds = fc.array(round, { maxLength: 200 });

describe('a rating', () => {
  it('begins at level 1, without a best level', () => {
    expect(NEWCOMER).toMatchObject({ level: 1, rounds: 0, bestLevel: null });
    expect(levelOf(NEWCOMER)).toBeCloseTo(1);
  });

  it('stays within the levels of the game, moves by one at most, and never loses the best level', () => {
    fc.assert(
      fc.property(game, rounds, (of, all) => {
        let rating: Rating = NEWCOMER;
        for (const one of all) {
          const level = Math.min(one.level, TOP_LEVELS[of]);
          const after = afterRound(rating, of, { ...one, level });
          expect(after.level).toBeGreaterThanOrEqual(1);
          expect(after.level).toBeLessThanOrEqual(TOP_LEVELS[of]);
          expect(Math.abs(after.level - rating.level)).toBeLessThanOrEqual(1);
          expect(after.bestLevel ?? 0).toBeGreaterThanOrEqual(rating.bestLevel ?? 0);
          expect(Number.isFinite(after.skill)).toBe(true);
          if (one.success === null) expect(after).toBe(rating);
          if (one.success === true) expect(after.skill).toBeGreaterThanOrEqual(rating.skill);
          if (one.success === false) expect(after.skill).toBeLessThanOrEqual(rating.skill);
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          rating = after;
        }
      }),
    );
  });

  it('reaches the top with successes only, and returns to level 1 with failures only', () => {
    for (const of of GAMES) {
      let rating: Rating = NEWCOMER;
      for (let count = 0; count < 60; count += 1)
        rating = afterRound(rating, of, { level: rating.level, success: true });
      expect(rating).toMatchObject({ level: TOP_LEVELS[of], bestLevel: TOP_LEVELS[of] });
      for (let count = 0; count < 60; count += 1)
        rating = afterRound(rating, of, { level: rating.level, success: false });
      expect(rating).toMatchObject({ level: 1, bestLevel: TOP_LEVELS[of] });
    }
  });

  it('learns little from a pinned level that is far too easy', () => {
    let rating: Rating = { skill: 4, rounds: 50, level: 5, bestLevel: 5 };
    for (let count = 0; count < 10; count += 1)
      rating = afterRound(rating, 'memory', { level: 1, success: true });
    expect(rating.skill).toBeLessThan(4.2);
  });
});
