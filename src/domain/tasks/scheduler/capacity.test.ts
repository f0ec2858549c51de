import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { MOOD_BANDS } from '#domain/tasks/vocabulary.ts';
import {
  budgetFor,
  type Capacity,
  type CapacityObservation,
  capacityAfter,
  capacityLeft,
  FIRST_CAPACITY,
  middleOf,
} from './capacity.ts';

const attempt: fc.Arbitrary<CapacityObservation> = fc.record({
  minutes: fc.integer({ min: 1, max: 60 }),
  chance: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
  done: fc.boolean(),
});
const day = fc.array(attempt, { maxLength: 6 });

describe('the capacity', () => {
  it('stays a distribution over any days, and the budget stays between 9 and 264 minutes', () => {
    fc.assert(
      fc.property(
        fc.array(day, { maxLength: 30 }),
        fc.constantFrom(...MOOD_BANDS),
        (days, mood) => {
          const capacity = days.reduce<Capacity>(
            (one, each) => capacityAfter(one, mood, each),
            FIRST_CAPACITY,
          );
          expect(capacity.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 8);
          for (const one of capacity) expect(one >= 0 && one <= 1).toBe(true);
          expect(budgetFor(capacity, mood)).toBeGreaterThanOrEqual(9);
          expect(budgetFor(capacity, mood)).toBeLessThanOrEqual(264);
        },
      ),
    );
  });

  it('is the same after a day without offers', () => {
    expect(capacityAfter(FIRST_CAPACITY, 'low', [])).toBe(FIRST_CAPACITY);
  });

  it('gives a smaller budget in a low mood', () => {
    expect(budgetFor(FIRST_CAPACITY, 'low')).toBeLessThan(budgetFor(FIRST_CAPACITY, 'middle'));
    expect(budgetFor(FIRST_CAPACITY, 'middle')).toBeLessThan(budgetFor(FIRST_CAPACITY, 'high'));
  });

  it.each([20, 45, 90])('finds a true capacity of %d minutes within four weeks', (truth) => {
    const random = seededRandom(9);
    let capacity = FIRST_CAPACITY;
    for (let each = 0; each < 28; each += 1) {
      let [left, room] = [truth, budgetFor(capacity, 'middle')];
      const attempts: CapacityObservation[] = [];
      while (room > 3) {
        const minutes = Math.min(room, 5 + Math.floor(random() * 15));
        const done = minutes <= left && random() < 0.8;
        attempts.push({ minutes, chance: 0.8, done });
        room -= minutes;
        if (done) left -= minutes;
      }
      capacity = capacityAfter(capacity, 'middle', attempts);
    }
    expect(middleOf(capacity) / truth).toBeGreaterThan(0.7);
    expect(middleOf(capacity) / truth).toBeLessThan(1.3);
  });

  it('is used up over a day of completed tasks', () => {
    const attempts = [20, 20, 20, 20].map((minutes) => ({ minutes, chance: 0.5, done: true }));
    const left = capacityLeft(FIRST_CAPACITY, 'middle', attempts);
    expect([...left].sort((a, b) => b - a)).toEqual(left);
    expect(left[0]).toBeGreaterThan(0.8);
    expect(left[3]).toBeLessThan(0.15);
  });
});
