import type { LocalDate } from './brands.ts';

/** How an item recurs, in terms of RFC 5545. */
interface CalendarRule {
  /** The rule without its end, such as `FREQ=DAILY;INTERVAL=2`. */
  readonly rrule: string;
  /** The total number of occurrences; null for no end. */
  readonly count: number | null;
  /** The dates of the rule that are skipped. */
  readonly except: readonly LocalDate[];
}

/** Something with a time on the person's clock, as a calendar shows it. */
export interface CalendarItem {
  /** Stable: an item has the same uid in every version of the calendar. */
  readonly uid: string;
  readonly kind: 'routine' | 'task';
  /** The person's name for the item. */
  readonly name: string;
  /** The calendar date. Hours after midnight that still belong to the person's day have the date after that day. */
  readonly date: LocalDate;
  /** HH:MM on the person's clock. */
  readonly time: string;
  /** Whole minutes, at least 1. */
  readonly minutes: number;
  /** Null for an item that occurs once. */
  readonly rule: CalendarRule | null;
  /** For a moved occurrence of a recurring item: the date and time that the rule gave it; null for any other item. */
  readonly instead: { readonly date: LocalDate; readonly time: string } | null;
}
