import type { LocalDate } from './brands.ts';

/** How an item repeats, in the words of RFC 5545. */
interface CalendarRule {
  /** The parts of the rule without an end, such as `FREQ=DAILY;INTERVAL=2`. */
  readonly rrule: string;
  /** How often it comes in all; null for no end. */
  readonly count: number | null;
  /** The dates of the rule on which it does not come. */
  readonly except: readonly LocalDate[];
}

/** Something with a time on the person's clock, as a calendar shows it. */
export interface CalendarItem {
  /** Stable: the same item keeps it in every version of the calendar. */
  readonly uid: string;
  readonly kind: 'routine' | 'task';
  /** What the person calls it. */
  readonly name: string;
  /** The date on the calendar, which for the hours after midnight is the one after the person's day. */
  readonly date: LocalDate;
  /** HH:MM on the person's clock. */
  readonly time: string;
  /** Whole minutes, at least 1. */
  readonly minutes: number;
  /** Null for one that comes once. */
  readonly rule: CalendarRule | null;
  /** For one day of a repeated item that was moved: the date and time that the rule gave it. */
  readonly instead: { readonly date: LocalDate; readonly time: string } | null;
}
