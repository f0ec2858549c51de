import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, daysBetween, isLocalDate } from '#domain/shared/time/local-date.ts';
import type { DateRange } from '#domain/sharing/consent.ts';
import { texts } from '#texts/clients.js';

/** The selectable spans of days. */
export const SPANS = ['session', 'weeks', 'months', 'own'] as const;
export type Span = (typeof SPANS)[number];

/** How many days before today each span starts, as the form for sharing counts weeks. */
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
  if (span !== 'own') return { from: addDays(today, -DAYS[span]), to: today };
  if (!isLocalDate(from) || !isLocalDate(to)) return texts.chooseBothDays;
  if (from < '2000-01-01' || to > '2100-12-31') return texts.daysOutOfRange;
  if (from > to) return texts.firstAfterLast;
  return daysBetween(from, to) >= MOST_DAYS ? texts.tooManyDays({ max: MOST_DAYS }) : { from, to };
};
