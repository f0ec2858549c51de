import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { bandsLeft } from '#domain/shared/time/bands.ts';

/** The sections of tasks on the page. */
export interface Sections {
  /** Today's tasks in order. Completed tasks keep their positions. */
  readonly today: readonly ShownTask[];
  /** Tasks of earlier days that stay visible, because they are being edited or were just completed. */
  readonly earlier: readonly ShownTask[];
  /**
   * Open personal tasks of earlier days, the latest day first. Smart tasks are not included, because they expire with
   * their day.
   */
  readonly waiting: readonly ShownTask[];
  /** Tasks of later days, the next day first. */
  readonly ahead: readonly ShownTask[];
  /** Open tasks without a day. The task that was moved there last comes first. */
  readonly later: readonly ShownTask[];
}

const isAway = ({ type, completed, notTodayOn }: ShownTask, today: LocalDate): boolean =>
  !completed && notTodayOn !== null && (type === 'smart' || notTodayOn === today);

const latestFirst = (tasks: readonly ShownTask[]): readonly ShownTask[] =>
  [...tasks].sort((a, b) => b.date.localeCompare(a.date) || a.order - b.order);

/**
 * Divides the tasks into the sections of a day.
 *
 * @param tasks in their order
 * @param stays ids of tasks that stay visible although they were completed or put away, because this can be undone
 *   or because they are being edited
 */
export const sectionsOf = (
  tasks: readonly ShownTask[],
  today: LocalDate,
  stays: ReadonlySet<string>,
): Sections => {
  const known = tasks.filter((task) => stays.has(task._id) || !isAway(task, today));
  const there = known.filter(({ later }) => !later);
  const isLeft = ({ _id, completed }: ShownTask): boolean => !completed || stays.has(_id);
  const before = latestFirst(there.filter((task) => task.date < today && isLeft(task)));
  return {
    today: there.filter(({ date }) => date === today),
    earlier: before.filter(({ _id }) => stays.has(_id)),
    waiting: before.filter(({ _id, type }) => type === 'personal' && !stays.has(_id)),
    ahead: there.filter((task) => task.date > today && isLeft(task)),
    later: known.filter((task) => task.later && isLeft(task)).toReversed(),
  };
};

/** The first open task of today; undefined if there is none. */
export const nextOf = (today: readonly ShownTask[]): ShownTask | undefined =>
  today.find(({ completed }) => !completed);

interface Clock {
  readonly today: LocalDate;
  /** The calendar date, which changes at midnight. `today` is the person's day, which may start later. */
  readonly calendarDate: LocalDate;
  /** The hour on the clock, 0 to 23. */
  readonly hour: number;
}

/** Whether an open task of today was planned for a part of the day that is over. */
export const isOverdue = (task: ShownTask, { today, calendarDate, hour }: Clock): boolean =>
  task.date === today &&
  !task.completed &&
  task.band !== null &&
  !bandsLeft(today, calendarDate, hour).includes(task.band);

/**
 * The ids of all tasks of a day: first the visible tasks in their new order, then those that were put away.
 *
 * @param shown the ids of the visible tasks in their new order
 */
export const fullOrder = (
  tasks: readonly ShownTask[],
  date: LocalDate,
  shown: readonly string[],
): readonly string[] => {
  const onList = new Set(shown);
  const away = tasks.filter((task) => task.date === date && !onList.has(task._id));
  return [...shown, ...away.map(({ _id }) => _id)];
};

/** The list with the item at `from` moved to `to`. Returns the same list if an index is out of range. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};
