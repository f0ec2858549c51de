import type { LocalDate } from '#domain/shared/brands.ts';
import {
  addDays,
  addMonths,
  isoWeekday,
  localDate,
  startOfMonth,
} from '#domain/shared/time/local-date.ts';
import type { WeekStart } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import { yearOf } from '#domain/shared/time/year.ts';

/** The levels of the calendar: the days of a month, and above it the months, years and decades. */
export const CALENDAR_LEVELS = ['month', 'year', 'decade', 'century'] as const;
export type CalendarLevel = (typeof CALENDAR_LEVELS)[number];

/** A place in the calendar: a date, and the level at which the period around it is shown. */
export interface CalendarPlace {
  readonly level: CalendarLevel;
  readonly date: LocalDate;
}

// Two whole centuries, so that the highest level has more than one page.
const FIRST_DAY = localDate('1901-01-01');
const LAST_DAY = localDate('2100-12-31');

/** The number of months in a period. */
const MONTHS: Readonly<Record<CalendarLevel, number>> = {
  month: 1,
  year: 12,
  decade: 120,
  century: 1200,
};
const WEEKS_SHOWN = 6;

/** The level below; null below a month, whose cells are days. */
export const levelBelow = (level: CalendarLevel): CalendarLevel | null =>
  CALENDAR_LEVELS[CALENDAR_LEVELS.indexOf(level) - 1] ?? null;

/** The level above; null above a century. */
export const levelAbove = (level: CalendarLevel): CalendarLevel | null =>
  CALENDAR_LEVELS[CALENDAR_LEVELS.indexOf(level) + 1] ?? null;

/** Whether the calendar has a day. */
export const isInCalendar = (date: LocalDate): boolean => FIRST_DAY <= date && date <= LAST_DAY;

/** The day of the calendar that is nearest to a day. */
export const nearestInCalendar = (date: LocalDate): LocalDate => {
  if (date < FIRST_DAY) return FIRST_DAY;
  return date > LAST_DAY ? LAST_DAY : date;
};

/** The first day of the period around a date. Decades and centuries begin in the years that end in 1 and 01. */
export const startOfPeriod = ({ level, date }: CalendarPlace): LocalDate => {
  if (level === 'month') return startOfMonth(date);
  const years = MONTHS[level] / 12;
  const year = yearOf(date) - ((yearOf(date) - 1) % years);
  return localDate(`${String(year).padStart(4, '0')}-01-01`);
};

/** The date `periods` months, years, decades or centuries later, or earlier if negative. */
export const addPeriods = ({ level, date }: CalendarPlace, periods: number): LocalDate =>
  addMonths(date, periods * MONTHS[level]);

/** The last day of the period around a date. */
export const endOfPeriod = (place: CalendarPlace): LocalDate =>
  addDays(addPeriods({ ...place, date: startOfPeriod(place) }, 1), -1);

/** The date `cells` cells later, or earlier if negative. */
const addCells = ({ level, date }: CalendarPlace, cells: number): LocalDate => {
  const below = levelBelow(level);
  return below === null ? addDays(date, cells) : addPeriods({ level: below, date }, cells);
};

/** The first day of the cell that contains a date. */
export const startOfCell = ({ level, date }: CalendarPlace): LocalDate => {
  const below = levelBelow(level);
  return below === null ? date : startOfPeriod({ level: below, date });
};

/** The number of cells in a row. */
export const columnsOf = (level: CalendarLevel): number => (level === 'month' ? 7 : 3);

/**
 * The first days of the cells of the period around a date: always six weeks for a month, twelve months for a year, ten
 * years for a decade, and ten decades for a century.
 */
export const cellsOf = (place: CalendarPlace, weekStart: WeekStart): readonly LocalDate[] => {
  const { level } = place;
  const start = startOfPeriod(place);
  const isMonth = level === 'month';
  const daysBefore = (isoWeekday(start) + 6 - WEEKDAYS.indexOf(weekStart)) % 7;
  const first = isMonth ? addDays(start, -daysBefore) : start;
  const length = isMonth ? WEEKS_SHOWN * 7 : level === 'year' ? 12 : 10;
  return Array.from({ length }, (_, cell) => addCells({ level, date: first }, cell));
};

/** A move of the focus in the grid; the keys of the ARIA pattern for a grid of dates. */
export interface GridKey {
  readonly key: string;
  /** Whether Shift is held: the page keys then move by a period of the level above. */
  readonly shiftKey: boolean;
}

/** The date to focus after a key; null for a key that moves nothing. Stays within the calendar. */
export const dateAfterKey = (
  place: CalendarPlace,
  { key, shiftKey }: GridKey,
  weekStart: WeekStart,
): LocalDate | null => {
  const columns = columnsOf(place.level);
  const cells = cellsOf(place, weekStart);
  const at = cells.indexOf(startOfCell(place));
  const rowStart = at - (at % columns);
  const page = { ...place, level: (shiftKey ? levelAbove(place.level) : null) ?? place.level };
  const moves: Readonly<Record<string, () => LocalDate>> = {
    ArrowLeft: () => addCells(place, -1),
    ArrowRight: () => addCells(place, 1),
    ArrowUp: () => addCells(place, -columns),
    ArrowDown: () => addCells(place, columns),
    Home: () => addCells(place, rowStart - at),
    End: () => addCells(place, Math.min(rowStart + columns, cells.length) - 1 - at),
    PageUp: () => addPeriods(page, -1),
    PageDown: () => addPeriods(page, 1),
  };
  const move = moves[key];
  return move === undefined ? null : nearestInCalendar(move());
};
