import type { Task } from '#contract/routine.ts';
import { lighterOf } from '#domain/routine/lighter-task.ts';
import { budgetFor } from '#domain/routine/scheduler/capacity.ts';
import type { LearnedState } from '#domain/routine/scheduler/person-state.ts';
import { MOOD_BANDS } from '#domain/routine/vocabulary.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Draft, TaskWriter } from '#server/ai/tasks/writer.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { learnPastDays } from './learned-state.ts';
import { offersSince } from './offer-log.ts';
import { makeSmaller } from './smaller-task.ts';
import { countedSmartTasks, fillDay, type SmartMoment } from './smart-day.ts';
import { fromTaskRow, type TaskRow, taskColumns } from './task-rows.ts';

const minutesOf = (tasks: readonly TaskRow[]): number =>
  tasks.reduce((sum, task) => sum + task.estimated_minutes, 0);

const smallerOf = (task: TaskRow) =>
  lighterOf({
    estimatedTime: task.estimated_minutes,
    size: task.size,
    templateId: task.template_id,
  });

/**
 * Makes open tasks that were offered at a better mood smaller, the longest first and one size at a time,
 * until the day fits its budget again or nothing can be smaller. What the person worded or timed anew
 * stays as they want it. Returns whether there are such tasks: then the day gets no new ones, since who feels
 * worse than when it was planned needs less and not more.
 */
const fitToMood = async (
  tx: Tx,
  userId: UserId,
  { today, mood, now }: SmartMoment,
  learned: LearnedState,
  budgetMinutes: number,
): Promise<boolean> => {
  const offers = await offersSince(tx, userId, today);
  const moodOf = new Map(offers.map((offer) => [offer.task_id, offer.mood_band]));
  const atBetterMood = ({ id }: TaskRow): boolean =>
    MOOD_BANDS.indexOf(moodOf.get(id) ?? mood) > MOOD_BANDS.indexOf(mood);
  let tasks = await countedSmartTasks(tx, userId, today);
  const movable = new Set(tasks.filter(atBetterMood).map(({ id }) => id));
  const hasFallen = tasks.some(({ id, completed }) => completed === 0 && movable.has(id));
  while (minutesOf(tasks) > budgetMinutes) {
    const [longest] = tasks
      .filter((task) => task.completed === 0 && task.template_id !== null && movable.has(task.id))
      .filter((task) => smallerOf(task) !== null)
      .toSorted((one, other) => other.estimated_minutes - one.estimated_minutes);
    const smaller = longest === undefined ? null : smallerOf(longest);
    if (longest === undefined || smaller === null) return hasFallen;
    const after = await makeSmaller(tx, userId, longest, smaller, {
      reason: 'mood',
      today,
      mood,
      learned,
      now,
    });
    tasks = tasks.map((task) => (task.id === after.id ? after : task));
  }
  return hasFallen;
};

/** The smart tasks of a person's day. */
export const smartTasks = ({ db }: Pick<Database, 'db'>, writer: TaskWriter | null) => {
  const ofDay = async (userId: UserId, today: LocalDate): Promise<Task[]> => {
    const rows = await db
      .selectFrom('tasks')
      .select(taskColumns)
      .where('user_id', '=', userId)
      .where('local_date', '=', today)
      .where('type', '=', 'smart')
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(fromTaskRow);
  };

  /** Gives new tasks other words, but those that somebody changed meanwhile. */
  const reword = async (
    userId: UserId,
    drafts: readonly Draft[],
    { mood, lens }: SmartMoment,
  ): Promise<void> => {
    if (writer === null || drafts.length === 0) return;
    const wordings = await writer.word(drafts, { mood, lens }, userId);
    if (wordings === null) return;
    await inTransaction(db, userId, async (tx) => {
      for (const draft of drafts) {
        const wording = wordings.get(draft.id);
        if (wording === undefined) continue;
        await tx
          .updateTable('tasks')
          .set({ title: wording.title, why: wording.why })
          .where('user_id', '=', userId)
          .where('id', '=', draft.id)
          .where('title', '=', draft.title)
          .where('template_id', 'is not', null)
          .execute();
      }
    });
  };

  return {
    /**
     * Learns from the days before, fits what is open to how the person is now, and fills the day up to its
     * budget. Two calls at once neither double a task nor go past the budget. Returns all smart tasks of
     * the day in their order.
     */
    generate: async (userId: UserId, moment: SmartMoment): Promise<Task[]> => {
      const drafts = await inTransaction(db, userId, async (tx) => {
        const learned = await learnPastDays(tx, userId, moment.today, moment.now);
        const budgetMinutes = budgetFor(learned.capacity, moment.mood);
        const hasFallen = await fitToMood(tx, userId, moment, learned, budgetMinutes);
        return hasFallen ? [] : fillDay(tx, userId, moment, learned, budgetMinutes);
      });
      // A model takes seconds, so nobody is kept waiting meanwhile.
      await reword(userId, drafts, moment);
      return ofDay(userId, moment.today);
    },
  };
};
