import type { ShownTask } from '#client/features/routine/changes/task-view.ts';
import { bandsLeft } from '#domain/routine/bands.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';

/** Tasks of more days ago than this are old: smart ones are gone, personal ones are put together. */
export const RECENT_DAYS = 7;

/** Where the tasks stand on the page. */
export interface Sections {
  /** Those of today, in their order; completed ones stay in place. */
  readonly today: readonly ShownTask[];
  /** Open ones of the days before, the latest day first. */
  readonly earlier: readonly ShownTask[];
  /** Open ones of the person's own from longer ago, the latest day first. */
  readonly older: readonly ShownTask[];
  /** Those of days to come, such as after a flight to the west. */
  readonly later: readonly ShownTask[];
}

const isAway = ({ type, completed, notTodayOn }: ShownTask, today: LocalDate): boolean =>
  !completed && notTodayOn !== null && (type === 'smart' || notTodayOn === today);

const latestFirst = (tasks: readonly ShownTask[]): readonly ShownTask[] =>
  [...tasks].sort((a, b) => b.date.localeCompare(a.date) || a.order - b.order);

/**
 * Puts the tasks where they belong on a day.
 *
 * @param tasks in their order
 * @param stays ids of tasks that stay though they were completed, or put away: that can still be
 *   undone, or somebody types in them
 */
export const sectionsOf = (
  tasks: readonly ShownTask[],
  today: LocalDate,
  stays: ReadonlySet<string>,
): Sections => {
  const there = tasks.filter((task) => stays.has(task._id) || !isAway(task, today));
  const isLeft = ({ _id, completed }: ShownTask): boolean => !completed || stays.has(_id);
  const before = latestFirst(there.filter((task) => task.date < today && isLeft(task)));
  const oldest = addDays(today, -RECENT_DAYS);
  return {
    today: there.filter(({ date }) => date === today),
    earlier: before.filter(({ date }) => date >= oldest),
    older: before.filter(({ date, type }) => date < oldest && type === 'personal'),
    later: there.filter((task) => task.date > today && isLeft(task)),
  };
};

/** The first task that is left to do today; undefined for none. */
export const nextOf = (today: readonly ShownTask[]): ShownTask | undefined =>
  today.find(({ completed }) => !completed);

interface Clock {
  readonly today: LocalDate;
  /** The date that the person's clock shows; `today` may begin later. */
  readonly calendarDate: LocalDate;
  /** The whole hour that it shows, 0 to 23. */
  readonly hour: number;
}

/** Whether an open task of today was meant for a part of the day that is over. */
export const isOverdue = (task: ShownTask, { today, calendarDate, hour }: Clock): boolean =>
  task.date === today &&
  !task.completed &&
  task.band !== null &&
  !bandsLeft(today, calendarDate, hour).includes(task.band);

/**
 * The ids of all tasks of a day after one has moved by some places among those that are shown; those
 * that are put away keep theirs at the end.
 *
 * @param shown the ids as they are shown, in their new order
 */
export const wholeOrder = (
  tasks: readonly ShownTask[],
  date: LocalDate,
  shown: readonly string[],
): readonly string[] => {
  const onList = new Set(shown);
  const away = tasks.filter((task) => task.date === date && !onList.has(task._id));
  return [...shown, ...away.map(({ _id }) => _id)];
};

/** The list with the entry at `from` moved to `to`; the same list when there is no such place. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};
