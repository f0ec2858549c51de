import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '#domain/shared/size.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import {
  ENERGIES,
  fitsEnergy,
  MIN_SMART_TASK_MINUTES,
  NO_WISHES,
  smartTaskMinutes,
} from './wishes.ts';

const energies = fc.constantFrom(null, ...ENERGIES);
const budgets = fc.integer({ min: 9, max: 264 });
const routines = fc.integer({ min: 0, max: 600 });

describe('the minutes for smart tasks', () => {
  it('equal the budget without wishes and routines', () => {
    expect(smartTaskMinutes(42, NO_WISHES, 0)).toBe(42);
  });

  it('stay within the budget with routines, and leave room for a small task', () => {
    fc.assert(
      fc.property(budgets, energies, routines, (budget, energy, taken) => {
        const whole = smartTaskMinutes(budget, { energy, matters: [] }, 0);
        const room = smartTaskMinutes(budget, { energy, matters: [] }, taken);
        expect(room).toBeGreaterThanOrEqual(Math.min(whole, MIN_SMART_TASK_MINUTES));
        if (room > MIN_SMART_TASK_MINUTES) expect(room + taken).toBe(whole);
      }),
    );
  });

  it('grow with energy', () => {
    fc.assert(
      fc.property(budgets, routines, (budget, taken) => {
        const [low, ok, high] = ENERGIES.map((energy) =>
          smartTaskMinutes(budget, { energy, matters: [] }, taken),
        );
        expect([low, ok, high]).toEqual([low, ok, high].toSorted((a = 0, b = 0) => a - b));
      }),
    );
  });
});

describe('fitsEnergy', () => {
  it('allows some size of every template with low energy, and everything otherwise', () => {
    for (const template of CATALOGUE) {
      expect(SIZES.some((size) => fitsEnergy(template, size, 'low'))).toBe(true);
      for (const energy of [null, 'ok', 'high'] as const)
        expect(SIZES.every((size) => fitsEnergy(template, size, energy))).toBe(true);
    }
  });
});
