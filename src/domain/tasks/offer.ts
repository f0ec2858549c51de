import { minuteOfDay } from '#domain/shared/time/day-minutes.ts';

/** How long before its time a task is offered first. */
const BEFORE_MINUTES = 30;
/** How long after its end a task is still offered first. */
const GRACE_MINUTES = 15;
/** How long after its end a task is offered last. */
const OVER_MINUTES = 60;
/** How long before its time a task is not offered as the next one. */
const FAR_MINUTES = 5 * 60;

interface Offered {
  /** HH:MM on the person's clock; null for any time. */
  readonly time: string | null;
  /** The estimated time in whole minutes. */
  readonly estimatedTime: number;
}

/** At its time. */
const DUE = 0;
/** At any time. */
const FREE = 1;
/** Soon after its end. */
const LATE = 2;
/** Before its time. */
const AHEAD = 3;
/** Long before its time. */
const FAR = 4;
/** Long after its end. */
const OVER = 5;

/** When a task is offered among the others. `nowMin` is in minutes since the person's day began. */
const rankOf = ({ time, estimatedTime }: Offered, nowMin: number, dayStartsAtHour: number) => {
  if (time === null) return FREE;
  const untilMin = minuteOfDay(time, dayStartsAtHour) - nowMin;
  const overMin = -untilMin - estimatedTime;
  if (untilMin > FAR_MINUTES) return FAR;
  if (untilMin > BEFORE_MINUTES) return AHEAD;
  if (overMin > OVER_MINUTES) return OVER;
  return overMin > GRACE_MINUTES ? LATE : DUE;
};

/** Whether the time of a task has been over for long. */
export const isLongOver = (task: Offered, nowMin: number, dayStartsAtHour: number): boolean =>
  rankOf(task, nowMin, dayStartsAtHour) === OVER;

/** The tasks in the order in which they are offered. Among tasks offered in the same way, the nearest time is first. */
export const offerOrder = <Task extends Offered>(
  tasks: readonly Task[],
  nowMin: number,
  dayStartsAtHour: number,
): readonly Task[] => {
  const rank = (task: Task): number => rankOf(task, nowMin, dayStartsAtHour);
  const distanceOf = ({ time }: Task): number =>
    time === null ? 0 : Math.abs(minuteOfDay(time, dayStartsAtHour) - nowMin);
  return tasks.toSorted(
    (one, other) => rank(one) - rank(other) || distanceOf(one) - distanceOf(other),
  );
};

/** The task to do next; undefined if none fits this time of day. */
export const nextToOffer = <Task extends Offered>(
  tasks: readonly Task[],
  nowMin: number,
  dayStartsAtHour: number,
): Task | undefined =>
  offerOrder(tasks, nowMin, dayStartsAtHour).find(
    (task) => rankOf(task, nowMin, dayStartsAtHour) < FAR,
  );

/** Whether a task has a time today that is still to come. */
export const isAhead = (
  { time }: Pick<Offered, 'time'>,
  nowMin: number,
  dayStartsAtHour: number,
): boolean => time !== null && minuteOfDay(time, dayStartsAtHour) > nowMin;

/** The first of the tasks whose time is still to come; undefined if there is none. */
export const firstAhead = <Task extends Offered>(
  tasks: readonly Task[],
  nowMin: number,
  dayStartsAtHour: number,
): Task | undefined =>
  offerOrder(tasks, nowMin, dayStartsAtHour).find((task) => isAhead(task, nowMin, dayStartsAtHour));
