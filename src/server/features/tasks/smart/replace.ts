import type { UserId } from '#domain/shared/brands.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { SIZES } from '#domain/shared/size.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import type { LearnedState } from '#domain/tasks/scheduler/person-state.ts';
import { planTasks } from '#domain/tasks/scheduler/plan.ts';
import type { Area } from '#domain/tasks/vocabulary.ts';
import type { Draft } from '#server/ai/tasks/writer.ts';
import { recount } from '#server/db/task-days.ts';
import type { Tx } from '#server/db/transaction.ts';
import { offersSince } from '#server/features/tasks/smart/offer-log.ts';
import { keep, newTask } from '#server/features/tasks/smart/smart-day.ts';
import { type TaskRow, taskRows } from '#server/features/tasks/task-rows.ts';
import { choiceOf, type SmartMoment } from './day-choice.ts';

/**
 * Removes a smart task so that another can take its place.
 *
 * @param refused whether the person rejected the task, from which the scheduler learns
 */
export const takeAway = async (
  tx: Tx,
  userId: UserId,
  task: TaskRow,
  refused: boolean,
): Promise<void> => {
  await tx
    .updateTable('task_offers')
    .set(refused ? { outcome: 'swapped' } : { learned: 1 })
    .where('user_id', '=', userId)
    .where('task_id', '=', task.id)
    .where('outcome', '=', 'open')
    .execute();
  await taskRows.remove(tx, userId, { id: task.id });
  await recount(tx, userId, task.date);
};

/** How to replace a task. */
interface Replacing {
  /** The new task's id. Generated if omitted. */
  readonly id?: string;
  /** The areas from which the new task may come. All areas if omitted. */
  readonly areas?: ReadonlySet<Area>;
  readonly refused: boolean;
}

/**
 * Replaces a smart task with another task of the same or a smaller size, which fits into the day's budget or takes no
 * longer than the old task. If no other task fits, returns null and changes nothing.
 */
export const replaceTask = async (
  tx: Tx,
  userId: UserId,
  old: TaskRow,
  moment: SmartMoment,
  { learned, roomMinutes }: { learned: LearnedState; roomMinutes: number },
  { id, areas, refused }: Replacing,
): Promise<Draft | null> => {
  const { context, lately, seed } = await choiceOf(tx, userId, moment, roomMinutes);
  const { fits = () => true, bandsLeft, areasToday } = context;
  const offers = await offersSince(tx, userId, old.date);
  const area = offers.find((one) => one.task_id === old.id)?.area;
  const [chosen] = planTasks(
    CATALOGUE,
    learned.beliefs,
    {
      ...context,
      bandsLeft: old.band !== null && bandsLeft.includes(old.band) ? [old.band] : bandsLeft,
      placesLeft: 1,
      minutesLeft: Math.max(old.estimatedTime, context.minutesLeft + old.estimatedTime),
      areasToday:
        area === undefined ? areasToday : { ...areasToday, [area]: (areasToday[area] ?? 1) - 1 },
      fits: (template, size) =>
        SIZES.indexOf(size) >= SIZES.indexOf(old.size) &&
        (areas === undefined || areas.has(template.area)) &&
        fits(template, size),
    },
    seededRandom(seed),
  );
  if (chosen === undefined) return null;
  await takeAway(tx, userId, old, refused);
  const added = newTask(userId, chosen, moment, {
    lately,
    seed,
    order: old.order,
    ...(id === undefined ? {} : { id }),
  });
  const [draft] = await keep(tx, userId, moment, [added]);
  return draft ?? null;
};
