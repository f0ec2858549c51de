import type { BrokenDown, Task } from '#contract/tasks.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import type { Answer, Breakdown } from '#domain/tasks/breakdown/breakdown.ts';
import { lighterOf } from '#domain/tasks/lighter-task.ts';
import { MOST_STEPS, type TaskStep } from '#domain/tasks/task.ts';
import { oneAtATime } from '#server/ai/provider/one-at-a-time.ts';
import type { TaskWriter } from '#server/ai/tasks/writer.ts';
import type { Database } from '#server/db/open.ts';
import { recount } from '#server/db/task-days.ts';
import { type ChangedIn, inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { bringToToday, makeSmaller, type Shrinking } from './smaller-task.ts';
import { readLearned } from './smart/learned-state.ts';
import { shownTask, type TaskRow, taskOf, taskRows } from './task-rows.ts';

const openTaskOf = async (tx: Tx, userId: UserId, id: string): Promise<TaskRow> => {
  const task = await taskOf(tx, userId, id);
  if (!task.completed) return task;
  throw new HttpError('conflict', 'This task is done already. It can stay as it is.');
};

const isAtMost = (size: Size, wanted: Size): boolean =>
  SIZES.indexOf(size) >= SIZES.indexOf(wanted);

/** What is wanted of the steps of a task; nothing of it makes steps where there are none. */
export interface StepsWanted {
  /** Smaller and more, or larger and fewer ones. */
  readonly detail?: 'finer' | 'fewer' | undefined;
  /** Steps that follow from this take the place of the open ones. */
  readonly answer?: Answer | undefined;
  /** The one question, whatever the title. */
  readonly ask?: true | undefined;
}

/** What is done of the steps before, and the new ones after it, each once. */
const withDone = (before: readonly TaskStep[], made: readonly TaskStep[]): readonly TaskStep[] => {
  const done = before.filter((step) => step.done);
  const titles = new Set(done.map(({ title }) => title));
  return [...done, ...made.filter(({ title }) => !titles.has(title))].slice(0, MOST_STEPS);
};

interface KinderParts {
  readonly database: Pick<Database, 'db'>;
  readonly writer: TaskWriter | null;
  readonly breakdown: Breakdown;
  /** Told of a change of what reminds. */
  readonly changedIn?: ChangedIn;
}

/** Ways to ask less of oneself: a smaller task, one put away, one in steps. */
export const taskRelief = ({
  database: { db },
  writer,
  breakdown,
  changedIn = async () => undefined,
}: KinderParts) => {
  const shrink = async (
    tx: Tx,
    userId: UserId,
    task: TaskRow,
    wanted: Size | undefined,
    shrinking: Shrinking,
  ): Promise<TaskRow> => {
    const { steps } = task;
    const smaller = lighterOf(task, (size) => breakdown.inSize(task.title, size, steps));
    if (smaller === null) {
      throw new HttpError('conflict', 'This is the lightest version already. “Not today” is fine.');
    }
    const scripted =
      smaller.result === undefined ? null : breakdown.inSize(task.title, smaller.size, steps);
    const after = await makeSmaller(
      tx,
      userId,
      task,
      { ...smaller, steps: scripted?.steps },
      shrinking,
    );
    return wanted === undefined || isAtMost(after.size, wanted)
      ? after
      : shrink(tx, userId, after, wanted, shrinking);
  };

  /** The steps that a task gets, or null where the person has to be asked. */
  const stepsFor = (task: TaskRow, { detail, answer }: StepsWanted): readonly TaskStep[] | null => {
    const before = task.steps;
    if (answer !== undefined) return withDone(before, breakdown.stepsFrom(task, answer));
    if (before.length === 0) return breakdown.steps(task);
    return detail === undefined ? before : breakdown.inDetail(task.title, before, detail);
  };

  const asking = (userId: UserId, task: TaskRow): BrokenDown => {
    const { choices, ...question } = breakdown.question;
    return { ...shownTask(userId, task), question: { ...question, choices: [...choices] } };
  };

  const split = async (userId: UserId, id: string, wanted: StepsWanted): Promise<BrokenDown> => {
    const before = await taskOf(db, userId, id);
    if (wanted.ask === true) return asking(userId, before);
    // A model takes seconds, so nobody is kept waiting meanwhile.
    const worded =
      stepsFor(before, wanted) === null ? ((await writer?.steps(before, userId)) ?? null) : null;
    return inTransaction(db, userId, async (tx) => {
      const task = await taskOf(tx, userId, id);
      const made = stepsFor(task, wanted) ?? (task.title === before.title ? worded : null);
      if (made === null) return asking(userId, task);
      const changes = { steps: [...made] };
      await taskRows.change(tx, userId, { id: task.id }, changes);
      return shownTask(userId, { ...task, ...changes });
    });
  };
  // However often it is asked for meanwhile, a model is asked once, and a press counts once.
  const oneSplit = oneAtATime<BrokenDown>();

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
        if (task.reminders !== null) await changedIn(tx, userId);
        if (wanted !== undefined && isAtMost(task.size, wanted)) {
          return shownTask(userId, await bringToToday(tx, userId, task, moment.today));
        }
        const learned = await readLearned(tx, userId);
        const shrinking: Shrinking = { ...moment, reason: 'asked', because: null, learned };
        return shownTask(userId, await shrink(tx, userId, task, wanted, shrinking));
      }),

    /** Puts an open task away for a day. Throws a 404 when it is not there, and a 409 when it is done. */
    notToday: (userId: UserId, id: string, today: LocalDate): Promise<Task> =>
      inTransaction(db, userId, async (tx) => {
        const task = await openTaskOf(tx, userId, id);
        await taskRows.change(tx, userId, { id: task.id }, { notTodayOn: today });
        await recount(tx, userId, task.date);
        if (task.reminders !== null) await changedIn(tx, userId);
        return shownTask(userId, { ...task, notTodayOn: today });
      }),

    /**
     * Lets go of open tasks of days before today; others on the list stay as they are, and one that is not there
     * any more keeps none of them. The counts of those days do not change. Throws a 404 when none is there.
     */
    letGo: (userId: UserId, ids: readonly string[], today: LocalDate): Promise<void> =>
      inTransaction(db, userId, async (tx) => {
        const there = await tx
          .selectFrom('tasks')
          .select('id')
          .where('user_id', '=', userId)
          .where('id', 'in', ids)
          .limit(1)
          .executeTakeFirst();
        if (there === undefined) {
          throw new HttpError('not_found', 'These tasks are no longer there.');
        }
        await tx
          .updateTable('tasks')
          .set({ let_go_on: today })
          .where('user_id', '=', userId)
          .where('id', 'in', ids)
          .where('completed', '=', 0)
          .where('local_date', '<', today)
          .execute();
      }),

    /**
     * Splits a task into steps, or changes the detail of those it has. A title that nothing is written for gets
     * the words of a model, else one question. Throws a 404 when the task is not there.
     */
    breakdown: (userId: UserId, id: string, wanted: StepsWanted): Promise<BrokenDown> =>
      oneSplit(`${userId} ${id} ${JSON.stringify(wanted)}`, () => split(userId, id, wanted)),
  };
};
