import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { countedDays, isCounted } from './due.ts';

const TODAY = localDate('2026-03-10');
const date = fc.integer({ min: -5, max: 5 }).map((days) => addDays(TODAY, days));

describe('what counts of what was planned', () => {
  it('never includes what is still open on a day that is not over, nor a day on which nothing was due', () => {
    const day = fc
      .record({ date, completed: fc.nat(9), open: fc.nat(9) })
      .map(({ open, ...one }) => ({ ...one, total: one.completed + open }));
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const counted = countedDays(days, TODAY);
        for (const one of counted) if (one.date >= TODAY) expect(one.total).toBe(one.completed);
        const sum = (some: readonly { completed: number }[]) =>
          some.reduce((all, { completed }) => all + completed, 0);
        expect(sum(counted)).toBe(sum(days));
        expect(counted.filter((one) => one.date < TODAY)).toEqual(
          days.filter((one) => one.date < TODAY && one.total > 0),
        );
      }),
    );
  });

  it('includes what is settled, and everything planned for a day that is over', () => {
    fc.assert(
      fc.property(date, fc.boolean(), (on, isSettled) => {
        expect(isCounted({ date: on, isSettled }, TODAY)).toBe(on < TODAY || isSettled);
      }),
    );
  });
});
