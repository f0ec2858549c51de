import type { LocalDate } from '#domain/shared/brands.ts';
import { minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { firstDay } from '#domain/shared/time/repeat.ts';
import type { RoutinePlan } from './plan.ts';

/** What the person's clock shows. */
export interface OwnClock {
  readonly today: LocalDate;
  /** HH:MM */
  readonly time: string;
  /** The whole hour, 0 to 12, at which the person's day begins. */
  readonly dayStartsAtHour: number;
}

type Timed = Pick<RoutinePlan, 'anchor' | 'repeat'>;

/**
 * The time, as HH:MM, at which a plan would have come earlier today; null if it does not come today, has no time, or
 * comes later today. A yearly plan is named by its first day, so that its time of today never counts as passed.
 */
export const timePassedToday = (
  { anchor, repeat }: Timed,
  { today, time, dayStartsAtHour }: OwnClock,
): string | null => {
  if (anchor.kind !== 'time' || repeat.kind === 'years') return null;
  const isOver = minuteOfDay(anchor.time, dayStartsAtHour) < minuteOfDay(time, dayStartsAtHour);
  return isOver && firstDay(repeat, today) === today ? anchor.time : null;
};

/**
 * The day on which a new routine starts unless the person chooses another day: today, or tomorrow if its time of today
 * has passed. It therefore never begins with a missed day or a late reminder.
 */
export const startOfNew = (plan: Timed, clock: OwnClock): LocalDate =>
  timePassedToday(plan, clock) === null ? clock.today : addDays(clock.today, 1);
