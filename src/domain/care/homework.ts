import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, daysBetween, isoWeekday } from '#domain/shared/time/local-date.ts';
import { type CareStatus, isTaken } from './proposals.ts';

/** Maximum days from the first to the last day of homework. */
export const HOMEWORK_DAYS_MAX = 366;

/** The days on which homework is to be done. */
interface HomeworkDays {
  /** ISO 8601 weekday numbers. */
  readonly weekdays: readonly number[];
  readonly from: LocalDate;
  /** The last day on which it can be due. */
  readonly until: LocalDate;
}

/** A person's answer for a day; `not-said` if they were asked and left it open. */
export const HOMEWORK_OUTCOMES = ['done', 'not-done', 'not-said'] as const;
export type HomeworkOutcome = (typeof HOMEWORK_OUTCOMES)[number];

/** Homework with the person's answers. */
export interface GivenHomework {
  readonly homework: HomeworkDays;
  readonly status: CareStatus;
  /** The day on which it was taken, on the person's clock; null before. */
  readonly answeredOn: LocalDate | null;
  /** The days with an answer. */
  readonly saidOn: readonly LocalDate[];
}

/** Whether one of the weekdays occurs between the first day and the last. */
export const everDue = ({ weekdays, from, until }: HomeworkDays): boolean =>
  Array.from({ length: Math.min(7, daysBetween(from, until) + 1) }, (_, day) =>
    isoWeekday(addDays(from, day)),
  ).some((weekday) => weekdays.some((one) => one === weekday));

/** Whether homework that was taken is due on a day; never before it was taken. */
export const isDueOn = (
  { homework, status, answeredOn }: Omit<GivenHomework, 'saidOn'>,
  date: LocalDate,
): boolean =>
  isTaken(status) &&
  answeredOn !== null &&
  date >= answeredOn &&
  date >= homework.from &&
  date <= homework.until &&
  homework.weekdays.some((weekday) => weekday === isoWeekday(date));

/** Whether homework is due on a day without an answer. */
export const isOpenOn = (given: GivenHomework, date: LocalDate): boolean =>
  isDueOn(given, date) && !given.saidOn.includes(date);

/**
 * The day before `today` if it is still open and can be asked about; null otherwise. Earlier days and the day on which
 * the homework was taken are never asked about.
 */
export const openYesterday = (given: GivenHomework, today: LocalDate): LocalDate | null => {
  const yesterday = addDays(today, -1);
  return given.answeredOn !== yesterday && isOpenOn(given, yesterday) ? yesterday : null;
};
