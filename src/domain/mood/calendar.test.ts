import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isoWeekday, localDate } from '#domain/shared/time/local-date.ts';
import { WEEK_STARTS } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import {
  addPeriods,
  CALENDAR_LEVELS,
  cellsOf,
  columnsOf,
  dateAfterKey,
  endOfPeriod,
  isInCalendar,
  levelAbove,
  startOfCell,
  startOfPeriod,
} from './calendar.ts';

const FIRST = localDate('1901-01-01');
const DAYS = daysBetween(FIRST, localDate('2100-12-31'));
const place = fc.record({
  level: fc.constantFrom(...CALENDAR_LEVELS),
  date: fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FIRST, days)),
});
const weekStart = fc.constantFrom(...WEEK_STARTS);

describe('the cells of a period', () => {
  it('cover the whole period without gaps, and contain the date once', () => {
    fc.assert(
      fc.property(place, weekStart, (of, first) => {
        const cells = cellsOf(of, first);
        const { level } = of;
        expect(cells).toHaveLength({ month: 42, year: 12, decade: 10, century: 10 }[level]);
        for (const [at, cell] of cells.entries()) {
          expect(startOfCell({ level, date: cell })).toBe(cell);
          const before = cells[at - 1];
          // The day before a cell is in the cell before it.
          if (before !== undefined)
            expect(startOfCell({ level, date: addDays(cell, -1) })).toBe(before);
        }
        expect(cells.filter((cell) => cell === startOfCell(of))).toHaveLength(1);
        for (const end of [startOfPeriod(of), endOfPeriod(of)])
          expect(cells).toContain(startOfCell({ level, date: end }));
      }),
    );
  });

  it('are six whole weeks from the start of the week for a month', () => {
    fc.assert(
      fc.property(place, weekStart, ({ date }, first) => {
        const cells = cellsOf({ level: 'month', date }, first);
        for (const [at, cell] of cells.entries())
          if (at % 7 === 0) expect(isoWeekday(cell)).toBe(WEEKDAYS.indexOf(first) + 1);
        // The first of the month is in the first week.
        expect(cells.slice(0, 7)).toContain(startOfPeriod({ level: 'month', date }));
      }),
    );
  });

  it('are exactly the period at the higher levels', () => {
    fc.assert(
      fc.property(place, ({ level, date }) => {
        fc.pre(level !== 'month');
        const cells = cellsOf({ level, date }, 'mo');
        const last = cells.at(-1) ?? date;
        expect(cells[0]).toBe(startOfPeriod({ level, date }));
        expect(
          addDays(startOfPeriod({ level, date: addPeriods({ level, date: last }, 1) }), -1),
        ).toBe(endOfPeriod({ level, date }));
      }),
    );
  });

  it.each([
    ['month', '2024-02-01', '2024-02-29'],
    ['year', '2024-01-01', '2024-12-31'],
    ['decade', '2021-01-01', '2030-12-31'],
    ['century', '2001-01-01', '2100-12-31'],
  ] as const)('of a %s run from %s to %s', (level, from, to) => {
    const of = { level, date: localDate('2024-02-15') };
    expect([startOfPeriod(of), endOfPeriod(of)]).toEqual([from, to]);
  });
});

describe('the keys of the grid', () => {
  const dateAfter = (of: Parameters<typeof dateAfterKey>[0], key: string, shiftKey = false) =>
    dateAfterKey(of, { key, shiftKey }, 'mo') ?? of.date;

  it('never leave the calendar, and other keys move nothing', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');
    fc.assert(
      fc.property(place, key, fc.boolean(), (of, pressed, shift) => {
        expect(isInCalendar(dateAfter(of, pressed, shift))).toBe(true);
      }),
    );
    expect(dateAfterKey({ level: 'month', date: FIRST }, { key: 'a', shiftKey: false }, 'mo')).toBe(
      null,
    );
  });

  it('move by one cell or one row, and back', () => {
    fc.assert(
      fc.property(place, ({ level, date }) => {
        for (const [key, back, cells] of [
          ['ArrowRight', 'ArrowLeft', 1],
          ['ArrowDown', 'ArrowUp', columnsOf(level)],
        ] as const) {
          const next = { level, date: dateAfter({ level, date }, key) };
          // At the end of the calendar there is no further cell.
          const shown = cellsOf({ level, date }, 'mo');
          const at = shown.indexOf(startOfCell({ level, date }));
          const beside = shown[at + cells];
          if (beside === undefined || !isInCalendar(beside)) continue;
          expect(startOfCell(next)).toBe(beside);
          expect(startOfCell({ level, date: dateAfter(next, back) })).toBe(
            startOfCell({ level, date }),
          );
        }
      }),
    );
  });

  it('go to the ends of the row', () => {
    fc.assert(
      fc.property(place, (of) => {
        const cells = cellsOf(of, 'mo');
        const columns = columnsOf(of.level);
        const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
          cells.slice(row * columns, (row + 1) * columns),
        );
        const row = rows.find((one) => one.includes(startOfCell(of))) ?? [];
        for (const [key, end] of [
          ['Home', row[0]],
          ['End', row.at(-1)],
        ] as const) {
          if (end === undefined || !isInCalendar(end)) continue;
          expect(startOfCell({ level: of.level, date: dateAfter(of, key) })).toBe(end);
        }
      }),
    );
  });

  it('turn to the page before or after, and with Shift to the period above', () => {
    fc.assert(
      fc.property(place, (of) => {
        const start = startOfPeriod(of);
        const before = addDays(start, -1);
        if (isInCalendar(before))
          expect(startOfPeriod({ ...of, date: dateAfter(of, 'PageUp') })).toBe(
            startOfPeriod({ ...of, date: before }),
          );
        const next = addDays(endOfPeriod(of), 1);
        if (isInCalendar(next))
          expect(startOfPeriod({ ...of, date: dateAfter(of, 'PageDown') })).toBe(next);
        const above = { level: levelAbove(of.level) ?? of.level, date: of.date };
        const later = addDays(endOfPeriod(above), 1);
        if (isInCalendar(later))
          expect(startOfPeriod({ ...above, date: dateAfter(of, 'PageDown', true) })).toBe(later);
      }),
    );
  });

  it.each([
    ['2024-01-31', 'PageDown', '2024-02-29'],
    ['2024-03-31', 'PageUp', '2024-02-29'],
    ['2024-02-29', 'ArrowRight', '2024-03-01'],
    ['2024-03-06', 'Home', '2024-03-04'],
    ['2024-03-06', 'End', '2024-03-10'],
    ['1901-01-01', 'ArrowLeft', '1901-01-01'],
    ['2100-12-31', 'PageDown', '2100-12-31'],
  ])('on %s, %s leads to %s', (date, key, next) => {
    expect(dateAfter({ level: 'month', date: localDate(date) }, key)).toBe(next);
  });
});
