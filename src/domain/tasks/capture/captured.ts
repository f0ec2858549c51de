import type { LocalDate } from '#domain/shared/brands.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';

/** A task as parsed from one line of text. */
export interface Captured {
  /** The words that are not about when or how long; the whole text if none are left. */
  readonly title: string;
  /** The person's day, for a repetition the next one; null when the text names none, which means Later. */
  readonly date: LocalDate | null;
  /** HH:MM on the person's clock; null when the text names none. Only a task with a day has one. */
  readonly time: string | null;
  /** Whole minutes; null when the text names no length. */
  readonly minutes: number | null;
  /** The person's days on which it repeats; null for a one-off task. */
  readonly repeat: Repeat | null;
  /** Words that sound like a rhythm but were not understood; null for none. */
  readonly unread: string | null;
  /** Whether the text names more times than `time`; a task has only one. */
  readonly hasMoreTimes: boolean;
  /** The pieces removed from the title, as typed, from left to right. */
  readonly taken: readonly string[];
}

/** The task of a line in which nothing was recognized. */
export const unparsed = (text: string): Captured => ({
  title: text.trim(),
  date: null,
  time: null,
  minutes: null,
  repeat: null,
  unread: null,
  hasMoreTimes: false,
  taken: [],
});
