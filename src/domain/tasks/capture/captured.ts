import type { LocalDate } from '#domain/shared/brands.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';

/** A task as it was understood from one line of text. */
export interface Captured {
  /** The words that are not about when or how long; all of them when there are no others. */
  readonly title: string;
  /** The person's day, of a repetition the next one; null when the text names none: then it is for Later. */
  readonly date: LocalDate | null;
  /** HH:MM on the person's clock; null when the text names none. Only a task with a day has one. */
  readonly time: string | null;
  /** Whole minutes; null when the text names no length. */
  readonly minutes: number | null;
  /** The person's days on which it repeats; null when it is for once. */
  readonly repeat: Repeat | null;
  /** Words that sound like a rhythm and are not understood; null for none. */
  readonly unread: string | null;
  /** Whether the text names more times than `time`: a task has one. */
  readonly hasMoreTimes: boolean;
  /** What was taken out of the words, as it stands in them, from left to right. */
  readonly taken: readonly string[];
}

/** What a line means where nothing of it is read. */
export const asTyped = (text: string): Captured => ({
  title: text.trim(),
  date: null,
  time: null,
  minutes: null,
  repeat: null,
  unread: null,
  hasMoreTimes: false,
  taken: [],
});
