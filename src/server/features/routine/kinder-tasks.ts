import type { Task } from '#contract/routine.ts';
import { breakDown } from '#domain/routine/breakdown.ts';
import { lighterOf } from '#domain/routine/lighter-task.ts';
import { SIZES, type Size } from '#domain/routine/vocabulary.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { oneAtATime } from '#server/ai/provider/one-at-a-time.ts';
import type { TaskWriter } from '#server/ai/tasks/writer.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { readLearned } from './learned-state.ts';
import { bringToToday, makeSmaller, type Shrinking } from './smaller-task.ts';
import { fromTaskRow, recount, type TaskRow, taskOf } from './task-rows.ts';

const openTaskOf = async (tx: Tx, userId: UserId, id: string): Promise<TaskRow> => {
  const task = await taskOf(tx, userId, id);
  if (task.completed === 0) return task;
  throw new HttpError('conflict', 'This task is done already. It can stay as it is.');
};

const shapeOf = (task: TaskRow) => ({
  title: task.title,
  estimatedTime: task.estimated_minutes,
  size: task.size,
  band: task.band,
  templateId: task.template_id,
});

const isAtMost = (size: Size, wanted: Size): boolean =>
  SIZES.indexOf(size) >= SIZES.indexOf(wanted);

/** Ways to ask less of oneself: a smaller task, one put away, one in steps. */
export const kinderTasks = ({ db }: Pick<Database, 'db'>, writer: TaskWriter | null) => {
  const shrink = async (
    tx: Tx,
    userId: UserId,
    task: TaskRow,
    wanted: Size | undefined,
    shrinking: Shrinking,
  ): Promise<TaskRow> => {
    const smaller = lighterOf(shapeOf(task));
    if (smaller === null) {
      throw new HttpError('conflict', 'This is the lightest version already. “Not today” is fine.');
    }
    const after = await makeSmaller(tx, userId, task, smaller, shrinking);
    return wanted === undefined || isAtMost(after.size, wanted)
      ? after
      : shrink(tx, userId, after, wanted, shrinking);
  };

  // However often it is asked for meanwhile, a model is asked once.
  const oneSplit = oneAtATime<Task>();
  const split = async (userId: UserId, id: string): Promise<Task> => {
    const before = await taskOf(db, userId, id);
    if (before.steps !== '[]') return fromTaskRow(before);
    const shape = shapeOf(before);
    // A model takes seconds, so nobody is kept waiting meanwhile.
    const steps = (await writer?.steps(shape, userId)) ?? breakDown(shape);
    return inTransaction(db, userId, async (tx) => {
      const task = await taskOf(tx, userId, id);
      if (task.steps !== '[]') return fromTaskRow(task);
      const fitting = task.title === before.title ? steps : breakDown(shapeOf(task));
      const changes = { steps: JSON.stringify(fitting) };
      await tx
        .updateTable('tasks')
        .set(changes)
        .where('user_id', '=', userId)
        .where('id', '=', task.id)
        .execute();
      return fromTaskRow({ ...task, ...changes });
    });
  };

  return {
    /**
     * Makes an open task one size smaller, or as small as `wanted`, and brings one of an earlier day to
     * today. One that is as small as wanted keeps its size. Throws a 404 when it is not there, and a 409
     * when it is done or the smallest.
     */
    lighter: (
      userId: UserId,
      id: string,
      wanted: Size | undefined,
      moment: Pick<Shrinking, 'today' | 'mood' | 'now'>,
    ): Promise<Task> =>
      inTransaction(db, userId, async (tx) => {
        const task = await openTaskOf(tx, userId, id);
        if (wanted !== undefined && isAtMost(task.size, wanted)) {
          return fromTaskRow(await bringToToday(tx, userId, task, moment.today));
        }
        const learned = await readLearned(tx, userId);
        const shrinking: Shrinking = { ...moment, reason: 'asked', learned };
        return fromTaskRow(await shrink(tx, userId, task, wanted, shrinking));
      }),

    /** Puts an open task away for a day. Throws a 404 when it is not there, and a 409 when it is done. */
    notToday: (userId: UserId, id: string, today: LocalDate): Promise<Task> =>
      inTransaction(db, userId, async (tx) => {
        const task = await openTaskOf(tx, userId, id);
        await tx
          .updateTable('tasks')
          .set({ not_today_on: today })
          .where('user_id', '=', userId)
          .where('id', '=', task.id)
          .execute();
        await recount(tx, userId, task.local_date);
        return fromTaskRow({ ...task, not_today_on: today });
      }),

    /** Splits a task into steps, unless it has some. Throws a 404 when it is not there. */
    breakdown: (userId: UserId, id: string): Promise<Task> =>
      oneSplit(`${userId} ${id}`, () => split(userId, id)),
  };
};
