import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { WEEKLY_BANKS, type WeeklyDraw, weeklyItems, weeklyItemsAnswered } from './items.ts';
import { weekNumber } from './week.ts';

const MONDAY = localDate('2026-03-02');
const draw = fc.record({
  condition: fc.constantFrom(...NEUROTYPES),
  userId: fc.uuid(),
  date: fc.integer({ min: -30_000, max: 30_000 }).map((days) => addDays(MONDAY, days)),
});

const idsOf = (of: WeeklyDraw): string[] => weeklyItems(of).map((item) => item.id);
const later = (of: WeeklyDraw, days: number): WeeklyDraw => ({
  ...of,
  date: addDays(of.date, days),
});
const answersTo = (ids: readonly string[]) =>
  ids.map((questionId) => ({ questionId, selectedOptionIndex: 2 }));

describe('a week', () => {
  it('runs from Monday to Sunday, also across the end of a year', () => {
    const week = weekNumber(localDate('2026-12-28'));
    expect(weekNumber(localDate('2027-01-03'))).toBe(week);
    expect(weekNumber(localDate('2026-12-27'))).toBe(week - 1);
    expect(weekNumber(localDate('2027-01-04'))).toBe(week + 1);
  });
});

describe('the questions of a weekly check-in', () => {
  it('are six different ones of the condition, and cover every domain', () => {
    fc.assert(
      fc.property(draw, (of) => {
        const items = weeklyItems(of);
        expect(new Set(items.map((item) => item.id)).size).toBe(6);
        expect(items.every((item) => WEEKLY_BANKS[of.condition].includes(item))).toBe(true);
        const domains = new Set(WEEKLY_BANKS[of.condition].map((item) => item.domain));
        expect(new Set(items.map((item) => item.domain))).toEqual(domains);
      }),
    );
  });

  it('are the same on each day of the week, in the same order', () => {
    fc.assert(
      fc.property(draw, fc.nat(6), (of, days) => {
        const same = weekNumber(later(of, days).date) === weekNumber(of.date);
        if (same) expect(idsOf(later(of, days))).toEqual(idsOf(of));
      }),
    );
  });

  it('share only one with the week before', () => {
    fc.assert(
      fc.property(draw, (of) => {
        const before = idsOf(of);
        const changed = idsOf(later(of, 7)).filter((id) => !before.includes(id));
        expect(changed.length).toBe(5);
      }),
    );
  });

  it('cover the whole bank within three weeks', () => {
    fc.assert(
      fc.property(draw, (of) => {
        const seen = new Set([0, 7, 14].flatMap((days) => idsOf(later(of, days))));
        expect(seen.size).toBe(15);
      }),
    );
  });

  it('differ between people', () => {
    const sets = new Set(
      Array.from({ length: 20 }, (_, person) =>
        idsOf({ condition: 'ADHD', userId: `person ${person}`, date: MONDAY }).join(),
      ),
    );
    expect(sets.size).toBeGreaterThan(15);
  });
});

describe('the questions that answers belong to', () => {
  const of: WeeklyDraw = { condition: 'OCD', userId: 'somebody', date: MONDAY };
  const lastWeek = weeklyItems(later(of, -7));

  it('are those of this week', () => {
    expect(weeklyItemsAnswered(of, answersTo(idsOf(of)))).toEqual(weeklyItems(of));
    expect(weeklyItemsAnswered(of, [])).toEqual(weeklyItems(of));
    expect(weeklyItemsAnswered(of, answersTo(['unknown']))).toEqual(weeklyItems(of));
  });

  it('are those of last week when the check-in was started then', () => {
    const ids = lastWeek.map((item) => item.id);
    expect(weeklyItemsAnswered(of, answersTo(ids))).toEqual(lastWeek);
    expect(weeklyItemsAnswered(of, answersTo(idsOf(later(of, -14))))).toEqual(weeklyItems(of));
  });
});
