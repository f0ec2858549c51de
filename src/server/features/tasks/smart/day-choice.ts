import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { seedOf } from '#domain/shared/numbers/random.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { isGentleStart } from '#domain/tasks/catalogue/gentle-start.ts';
import { isForLate } from '#domain/tasks/catalogue/late.ts';
import type { Logged } from '#domain/tasks/scheduler/context.ts';
import { MOST_TASKS, type PlanContext } from '#domain/tasks/scheduler/plan.ts';
import { areasThatMatter, type DayWishes, fitsEnergy } from '#domain/tasks/scheduler/wishes.ts';
import { AREAS, type Area, type Lens, type MoodBand } from '#domain/tasks/vocabulary.ts';
import type { Tx } from '#server/db/transaction.ts';
import {
  type FollowedOffer,
  learnedLately,
  offersSince,
} from '#server/features/tasks/smart/offer-log.ts';
import type { RoutineLoad } from '#server/features/tasks/smart/person-context.ts';
import { type TaskRow, taskRows } from '#server/features/tasks/task-rows.ts';

/** What smart tasks are chosen from at one moment: the person's day, mood and wishes. */
export interface SmartMoment {
  /** The person's current day. */
  readonly today: LocalDate;
  readonly bandsLeft: readonly Band[];
  readonly mood: MoodBand;
  /** The logged mood or distraction that lowered the mood. Null if there is none. */
  readonly because: Logged | null;
  /** Whether the person has ever logged a mood. */
  readonly moodKnown: boolean;
  readonly lens: Lens | null;
  readonly wishes: DayWishes;
  readonly routines: RoutineLoad;
  /** Whether it is late in the evening, when only calm and short tasks are offered. */
  readonly isLate?: boolean;
  /** A UTC instant. */
  readonly now: string;
}

/** The outcomes of the tasks that the scheduler offered last. */
export type Lately = Awaited<ReturnType<typeof learnedLately>>;

/**
 * Number of days on which a task template is not offered again after its task was not completed, as long as other
 * templates are available.
 */
const MISSED_DAYS = 7;

/** The day's smart tasks that count toward its budget: all except those that were put away without being completed. */
export const countedSmartTasks = (
  tx: Tx,
  userId: UserId,
  today: LocalDate,
): Promise<readonly TaskRow[]> =>
  taskRows.list(tx, userId, (query) =>
    query
      .where('local_date', '=', today)
      .where('type', '=', 'smart')
      .where(({ eb, or }) => or([eb('not_today_on', 'is', null), eb('completed', '=', 1)]))
      .orderBy('position')
      .orderBy('id'),
  );

/**
 * Task templates that should not be offered again: those already offered today, even if the task was deleted or put
 * away, and those whose tasks recently remained open.
 */
const usedTemplates = (offers: readonly FollowedOffer[], today: LocalDate): ReadonlySet<string> =>
  new Set(
    offers
      .filter(
        ({ local_date, completed, task_date, not_today_on }) =>
          local_date === today ||
          (completed === 0 && not_today_on === null && task_date !== null && task_date < today),
      )
      .map(({ template_id }) => template_id),
  );

/**
 * The used templates that may nevertheless be offered again, least recently offered first: none of the tasks in `there`
 * is based on them.
 */
const mayComeAgainOf = (
  offers: readonly FollowedOffer[],
  used: ReadonlySet<string>,
  there: ReadonlySet<string>,
): readonly string[] => {
  const kept = new Set(offers.flatMap((one) => (there.has(one.task_id) ? [one.template_id] : [])));
  const latestLast = offers.map(({ template_id }) => template_id).toReversed();
  return [...new Set(latestLast)].reverse().filter((id) => used.has(id) && !kept.has(id));
};

/** The ids of today's smart tasks, including tasks that were put away. */
const idsOfDay = async (tx: Tx, userId: UserId, today: LocalDate): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await tx
        .selectFrom('tasks')
        .select('id')
        .where('user_id', '=', userId)
        .where('local_date', '=', today)
        .where('type', '=', 'smart')
        .execute()
    ).map(({ id }) => id),
  );

/** Whether the person is new, that is, has never completed a task or logged a mood. */
const isFirstTime = async (tx: Tx, userId: UserId, moodKnown: boolean): Promise<boolean> => {
  if (moodKnown) return false;
  const done = await tx
    .selectFrom('task_days')
    .select('local_date')
    .where('user_id', '=', userId)
    .where('completed', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return done === undefined;
};

type AreaCounts = PlanContext['areasToday'];

const countsOf = (areas: readonly (Area | undefined)[]): AreaCounts =>
  Object.fromEntries(AREAS.map((area) => [area, areas.filter((one) => one === area).length]));

const areasOf = (
  tasks: readonly TaskRow[],
  offers: readonly FollowedOffer[],
): readonly (Area | undefined)[] => {
  const areaOf = new Map(offers.map(({ task_id, area }) => [task_id, area]));
  return tasks.map(({ id }) => areaOf.get(id));
};

/** The data for choosing a day's tasks. */
export interface DayChoice {
  readonly context: PlanContext;
  readonly lately: Lately;
  readonly seed: number;
}

/**
 * Reads the data for choosing a day's tasks.
 *
 * @param roomMinutes the day's minutes for smart tasks
 */
export const choiceOf = async (
  tx: Tx,
  userId: UserId,
  { today, bandsLeft, mood, moodKnown, lens, wishes, isLate = false }: SmartMoment,
  roomMinutes: number,
): Promise<DayChoice> => {
  const tasks = await countedSmartTasks(tx, userId, today);
  const offers = await offersSince(tx, userId, addDays(today, -MISSED_DAYS));
  const usedToday = usedTemplates(offers, today);
  const isFirst = await isFirstTime(tx, userId, moodKnown);
  const context: PlanContext = {
    bandsLeft: isFirst ? bandsLeft.slice(0, 1) : bandsLeft,
    mood,
    lens,
    minutesLeft: tasks.reduce((left, task) => left - task.estimatedTime, roomMinutes),
    placesLeft: MOST_TASKS - tasks.length,
    usedToday,
    areasToday: countsOf(areasOf(tasks, offers)),
    fits: (template, size) =>
      fitsEnergy(template, size, wishes.energy) &&
      (!isFirst || isGentleStart(template, size)) &&
      (!isLate || isForLate(template, size)),
    matters: areasThatMatter(wishes),
    mayComeAgain: mayComeAgainOf(offers, usedToday, await idsOfDay(tx, userId, today)),
  };
  return {
    context,
    lately: await learnedLately(tx, userId),
    // The number of offers is part of the seed, so that several random choices on the same day differ.
    seed: seedOf(`${userId} ${today} ${offers.length}`),
  };
};
