import { dateText } from '#client/lib/date-text.ts';
import type { Level } from '#domain/goals/levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Size } from '#domain/shared/size.ts';
import { count, ENTRY } from '#domain/shared/text/count.ts';

interface Read {
  readonly entries: number;
  readonly days: number;
}

/** The amount of data behind a figure as text, such as "9 entries on 7 days". */
export const basisText = ({ entries, days }: Read): string =>
  `${count(entries, ENTRY)} on ${count(days, 'day')}`;

/** A figure as text, with at most two decimal places. */
export const figure = (value: number | null): string =>
  value === null ? 'not measurable' : String(Math.round(value * 100) / 100);

/** A range of days as text, such as "1 November 2026 to 23 November 2026". */
export const rangeText = ({ from, to }: { from: LocalDate; to: LocalDate }): string =>
  from === to ? dateText(from) : `${dateText(from)} to ${dateText(to)}`;

/** The names of the levels of another person's goal. */
export const LEVEL_TEXTS: Readonly<Record<Level, string>> = {
  2: 'Much better than aimed at',
  1: 'Better than aimed at',
  0: 'What is aimed at',
  [-1]: 'Partly there',
  [-2]: 'As at the start',
};

/** The names of the sizes of a routine. */
export const SIZE_TEXTS: Readonly<Record<Size, string>> = {
  full: 'full',
  lighter: 'lighter',
  micro: 'micro',
};
