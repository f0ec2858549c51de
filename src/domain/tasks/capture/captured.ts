import type { LocalDate } from '#domain/shared/brands.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';
import { MINUTES } from '#domain/tasks/task.ts';
import { texts } from '#texts/title-words.js';

/** A task as parsed from one line of text. */
export interface Captured {
  /** The words that say neither when the task is due nor how long it takes; the whole text if no words are left. */
  readonly title: string;
  /**
   * The person's day for the task; if the task repeats, the next such day. Null when the text names no day, which means
   * Later.
   */
  readonly date: LocalDate | null;
  /** HH:MM on the person's clock; null when the text names none. Only a task with a day has a time. */
  readonly time: string | null;
  /** Whole minutes; null when the text names no length. */
  readonly minutes: number | null;
  /** The days on which the task repeats, on the person's calendar; null for a one-off task. */
  readonly repeat: Repeat | null;
  /** Words that sound like a repetition but were not understood; null for none. */
  readonly unread: string | null;
  /** Whether the text names other times besides `time`; a task can have only one time. */
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

/** Whole minutes for an errand that names no length. */
const ERRAND_MINUTES = 15;

/** The whole minutes planned for a title that names no length: fewer for an errand than for other tasks. */
export const usualMinutes = (title: string): number =>
  new RegExp(texts.errands, 'iu').test(title.trim()) ? ERRAND_MINUTES : MINUTES.usual;
