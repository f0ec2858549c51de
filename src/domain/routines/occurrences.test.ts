import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { plannedDays, type RoutineHistory } from './occurrences.ts';
import type { RoutinePlan } from './plan.ts';

const START = localDate('2026-01-01');
const LAST = addDays(START, 120);

const plans = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 5 }),
    every: fc.integer({ min: 1, max: 9 }),
  })
  .map(
    ({ name, every }): RoutinePlan => ({
      name,
      icon: 'sun',
      color: 'teal',
      anchor: { kind: 'none' },
      repeat: { kind: 'days', every },
      startsOn: START,
      endsOn: null,
      steps: [{ id: 'a', title: 'Water', minutes: 1, hint: null, from: 'micro' }],
      reminders: { atStart: false, minutesBefore: null },
    }),
  );
const days = fc.nat(120).map((after) => addDays(START, after));
const histories: fc.Arbitrary<RoutineHistory> = fc
  .record({
    first: plans,
    later: fc.uniqueArray(fc.tuple(days, plans), { maxLength: 4, selector: ([from]) => from }),
    breaks: fc.array(fc.tuple(days, fc.option(fc.nat(20))), { maxLength: 3 }),
    removedOn: fc.option(days),
  })
  .map(({ first, later, breaks, removedOn }) => ({
    versions: [
      { from: localDate('0001-01-01'), plan: first },
      ...later
        .map(([from, plan]) => ({ from, plan }))
        .sort((one, other) => one.from.localeCompare(other.from)),
    ],
    breaks: breaks.map(([from, length]) => ({
      from,
      until: length === null ? null : addDays(from, length),
    })),
    removedOn,
  }));

describe('the days of a routine over time', () => {
  it('occur once each, never in a break or after its end', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const dates = plannedDays(history, START, LAST).map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort());
        for (const date of dates) {
          expect(history.removedOn === null || date < history.removedOn).toBe(true);
          expect(
            history.breaks.some(
              ({ from, until }) => from <= date && (until === null || date <= until),
            ),
          ).toBe(false);
        }
      }),
    );
  });

  it('do not change before the day on which a change takes effect', () => {
    fc.assert(
      fc.property(histories, days, plans, (history, from, plan) => {
        const changed: RoutineHistory = {
          ...history,
          versions: [...history.versions.filter((one) => one.from < from), { from, plan }],
        };
        const before = addDays(from, -1);
        expect(plannedDays(changed, START, before)).toEqual(plannedDays(history, START, before));
        expect(plannedDays(changed, from, LAST).every((day) => day.plan === plan)).toBe(true);
        const removed: RoutineHistory = { ...history, removedOn: from };
        if (history.removedOn !== null && history.removedOn < from) return;
        expect(plannedDays(removed, START, before)).toEqual(plannedDays(history, START, before));
      }),
    );
  });
});
