import type { Task } from '#contract/tasks.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { budgetFor } from '#domain/tasks/scheduler/capacity.ts';
import type { LearnedState } from '#domain/tasks/scheduler/person-state.ts';
import { smartTaskMinutes } from '#domain/tasks/scheduler/wishes.ts';
import type { Draft, TaskWriter } from '#server/ai/tasks/writer.ts';
import type { Database } from '#server/db/open.ts';
import { type ChangedIn, inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/task-errors.js';
import { findTask, shownTask, shownTasks, taskOf } from '../task-rows.ts';
import { countedSmartTasks, type SmartMoment } from './day-choice.ts';
import { fitToMood, fitToWishes, isUntouched } from './fit.ts';
import { learnPastDays } from './learned-state.ts';
import { offersSince } from './offer-log.ts';
import { replaceTask, takeAway } from './replace.ts';
import { fillDay } from './smart-day.ts';

/** Whether the person deleted or replaced a smart task of today. */
const hasFreedPlaces = async (tx: Tx, userId: UserId, today: LocalDate): Promise<boolean> =>
  (await offersSince(tx, userId, today)).some(({ completed }) => completed === null);

/**
 * Chooses and changes the smart tasks of a person's day.
 *
 * @param changedIn called in the same transaction when reminders may change
 */
export const smartTasks = (
  { db }: Pick<Database, 'db'>,
  writer: TaskWriter | null,
  changedIn: ChangedIn = async () => undefined,
) => {
  const ofDay = async (userId: UserId, today: LocalDate): Promise<Task[]> => {
    const tasks = await shownTasks.list(db, userId, (query) =>
      query
        .where('local_date', '=', today)
        .where('type', '=', 'smart')
        .orderBy('position')
        .orderBy('created_at')
        .orderBy('id'),
    );
    return tasks.map((task) => ({ ...task, userId }));
  };

  /** Rewords new tasks, except tasks that the person has changed in the meantime. */
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

  /** Learns from earlier days, and then runs `choose` for the day. */
  const plan = async (
    userId: UserId,
    moment: SmartMoment,
    choose: (tx: Tx, learned: LearnedState, roomMinutes: number) => Promise<readonly Draft[]>,
  ): Promise<Task[]> => {
    const { today, now, mood, wishes, routines } = moment;
    const drafts = await inTransaction(db, userId, async (tx) => {
      const learned = await learnPastDays(tx, userId, today, now, routines.past);
      const budgetMinutes = budgetFor(learned.capacity, mood);
      return choose(tx, learned, smartTaskMinutes(budgetMinutes, wishes, routines.minutes));
    });
    // A language model takes seconds, so it is asked outside the transaction.
    await reword(userId, drafts, moment);
    return ofDay(userId, today);
  };

  return {
    /**
     * Learns from earlier days, adapts the open tasks to the person's current state, and fills the day up to its
     * budget. Simultaneous calls neither duplicate a task nor exceed the budget. Returns all smart tasks of the day in
     * order.
     */
    generate: (userId: UserId, moment: SmartMoment): Promise<Task[]> =>
      plan(userId, moment, async (tx, learned, roomMinutes) => {
        const hasFallen = await fitToMood(tx, userId, moment, learned, roomMinutes);
        // If the mood has dropped, no tasks are added, except in place of tasks that the person removed.
        const stays = hasFallen && !(await hasFreedPlaces(tx, userId, moment.today));
        return stays ? [] : fillDay(tx, userId, moment, learned, roomMinutes);
      }),

    /**
     * Replaces the open smart tasks that the person has not changed. Always offers at least one small task. Returns all
     * smart tasks of the day in order.
     */
    others: (userId: UserId, moment: SmartMoment): Promise<Task[]> =>
      plan(userId, moment, async (tx, learned, roomMinutes) => {
        const open = (await countedSmartTasks(tx, userId, moment.today)).filter(isUntouched);
        for (const task of open) await takeAway(tx, userId, task, true);
        return fillDay(tx, userId, moment, learned, roomMinutes, 1);
      }),

    /** Adapts the open tasks to the person's wishes for today. Returns all smart tasks of the day in order. */
    fit: (userId: UserId, moment: SmartMoment): Promise<Task[]> =>
      plan(userId, moment, (tx, learned, roomMinutes) =>
        fitToWishes(tx, userId, moment, learned, roomMinutes),
      ),

    /**
     * Replaces an open smart task of the day with another of the same or a smaller size. Throws a 404 if the task does
     * not exist, and a 409 if the task is not a smart task, is done, is from another day, or cannot be replaced.
     *
     * @param ids the ids of the old and the new task; repeating a call with the same new id changes nothing
     */
    swap: async (
      userId: UserId,
      { taskId, id }: { taskId: string; id: string },
      moment: SmartMoment,
    ): Promise<Task> => {
      await plan(userId, moment, async (tx, learned, roomMinutes) => {
        if ((await findTask(tx, userId, id)) !== undefined) return [];
        const old = await taskOf(tx, userId, taskId);
        if (old.type !== 'smart' || old.completed || old.date !== moment.today) {
          throw new HttpError('conflict', texts.cannotBeSwapped);
        }
        if (old.reminders !== null) await changedIn(tx, userId);
        const replacing = { id, refused: true };
        const by = { learned, roomMinutes };
        const draft = await replaceTask(tx, userId, old, moment, by, replacing);
        if (draft !== null) return [draft];
        throw new HttpError('conflict', texts.noOtherFits);
      });
      return shownTask(userId, await taskOf(db, userId, id));
    },
  };
};
