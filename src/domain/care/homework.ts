import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, daysBetween, isoWeekday } from '#domain/shared/time/local-date.ts';
import { type CareStatus, isTaken } from './proposals.ts';

/** The maximum number of days from the first to the last day of homework. */
export const HOMEWORK_DAYS_MAX = 366;

/** The days on which homework is to be done. */
interface HomeworkDays {
  /** ISO 8601 weekday numbers. */
  readonly weekdays: readonly number[];
  readonly from: LocalDate;
  /** The last day on which the homework can be due. */
  readonly until: LocalDate;
}

/** A person's answer for a day. `not-said` means that they were asked but did not say. */
export const HOMEWORK_OUTCOMES = ['done', 'not-done', 'not-said'] as const;
export type HomeworkOutcome = (typeof HOMEWORK_OUTCOMES)[number];

/** Homework with the person's answers. */
export interface GivenHomework {
  readonly homework: HomeworkDays;
  readonly status: CareStatus;
  /** The day on which the person answered the proposal, on their clock; null before the answer. */
  readonly answeredOn: LocalDate | null;
  /** The days for which the person answered. */
  readonly saidOn: readonly LocalDate[];
}

/** Whether one of the weekdays occurs between the first day and the last. */
export const everDue = ({ weekdays, from, until }: HomeworkDays): boolean =>
  Array.from({ length: Math.min(7, daysBetween(from, until) + 1) }, (_, day) =>
    isoWeekday(addDays(from, day)),
  ).some((weekday) => weekdays.some((one) => one === weekday));

/** Whether accepted homework is due on a day; never before the day of acceptance. */
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

/** Whether homework is due on a day for which there is no answer. */
export const isOpenOn = (given: GivenHomework, date: LocalDate): boolean =>
  isDueOn(given, date) && !given.saidOn.includes(date);

/**
 * The day before `today` if the homework was due on it and has no answer yet; null otherwise. The person is never asked
 * about earlier days or about the day on which they accepted the homework.
 */
export const openYesterday = (given: GivenHomework, today: LocalDate): LocalDate | null => {
  const yesterday = addDays(today, -1);
  return given.answeredOn !== yesterday && isOpenOn(given, yesterday) ? yesterday : null;
};
