import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, daysBetween, isLocalDate } from '#domain/shared/time/local-date.ts';
import type { DateRange } from '#domain/sharing/consent.ts';

/** The selectable spans of days. */
export const SPANS = ['session', 'weeks', 'months', 'own'] as const;
export type Span = (typeof SPANS)[number];

const DAYS = { weeks: 28, months: 91 } as const;
const WITHOUT_SESSION = 14;
/** The maximum number of days in one range. */
const MOST_DAYS = 2000;

/**
 * The latest session before today. A session today does not count, because preparing for it covers the days since the
 * previous session.
 */
export const lastSession = (meetings: readonly LocalDate[], today: LocalDate): LocalDate | null =>
  meetings
    .filter((date) => date < today)
    .toSorted()
    .at(-1) ?? null;

interface Chosen {
  readonly span: Span;
  readonly from: string;
  readonly to: string;
}

/** The range of days that was chosen, or an error message about custom dates. */
export const rangeOf = (
  { span, from, to }: Chosen,
  meetings: readonly LocalDate[],
  today: LocalDate,
): DateRange | string => {
  if (span === 'session') {
    return { from: lastSession(meetings, today) ?? addDays(today, -WITHOUT_SESSION), to: today };
  }
  if (span !== 'own') return { from: addDays(today, 1 - DAYS[span]), to: today };
  if (!isLocalDate(from) || !isLocalDate(to)) return 'Choose both days.';
  if (from < '2000-01-01' || to > '2100-12-31') return 'Choose days between 2000 and 2100.';
  if (from > to) return 'The first day is after the last one.';
  return daysBetween(from, to) >= MOST_DAYS ? `Choose up to ${MOST_DAYS} days.` : { from, to };
};
