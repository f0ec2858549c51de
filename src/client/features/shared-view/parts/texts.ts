import { dateText } from '#client/lib/date-text.ts';
import type { Level } from '#domain/goals/levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import { texts } from '#texts/clients.js';

interface Read {
  readonly entries: number;
  readonly days: number;
}

/** The amount of data behind a figure as text, such as "9 entries on 7 days". */
export const basisText = ({ entries, days }: Read): string => texts.basis({ entries, days });

/** A figure as text, with at most two decimal places. */
export const figure = (value: number | null): string =>
  value === null ? texts.notMeasurable : String(Math.round(value * 100) / 100);

/** A range of days as text, such as "1 November 2026 to 23 November 2026". */
export const rangeText = ({ from, to }: { from: LocalDate; to: LocalDate }): string =>
  from === to ? dateText(from) : texts.fromDayToDay({ from: dateText(from), to: dateText(to) });

/** The names of the levels of another person's goal. */
export const LEVEL_TEXTS: Readonly<Record<Level, string>> = texts.levels;

/** The sizes in which a routine was done as text, such as "full on 3, micro on 1". */
export const sizesText = (sizes: Readonly<Partial<Record<Size, number>>>): string =>
  SIZES.flatMap((size) => {
    const days = sizes[size] ?? 0;
    return days === 0 ? [] : [texts.daysInSize[size]({ days })];
  }).join(', ');
