import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '#domain/shared/size.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { attemptsByDay, minutesTaken, type RoutineDay } from './load.ts';

const TODAY = localDate('2026-03-10');

const day: fc.Arbitrary<RoutineDay> = fc.record({
  routineId: fc.constantFrom('morning', 'evening'),
  date: fc.nat(13).map((back) => addDays(TODAY, -back)),
  steps: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      from: fc.constantFrom(...SIZES),
      minutes: fc.option(fc.integer({ min: 1, max: 60 })),
    }),
    { selector: ({ id }) => id, minLength: 1 },
  ),
  size: fc.constantFrom(...SIZES),
  marks: fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.record({
      state: fc.constantFrom('done' as const, 'skipped' as const),
      spentMs: fc.constant(null),
    }),
  ),
  notToday: fc.boolean(),
  opened: fc.boolean(),
});

describe('the load of routines', () => {
  it('is observed to the minute on days that the person opened', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 12 }), (days) => {
        const told = days.filter(({ opened }) => opened);
        const attempts = [...attemptsByDay(days).values()].flat();
        expect(attempts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(minutesTaken(told));
        for (const { chance, minutes } of attempts) {
          expect(chance > 0 && chance < 1).toBe(true);
          expect(minutes).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is zero for routines that were put away', () => {
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const away = days.map((one) => ({ ...one, notToday: true }));
        expect(minutesTaken(away)).toBe(0);
        expect(attemptsByDay(away).size).toBe(0);
      }),
    );
  });
});
