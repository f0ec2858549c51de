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
import { texts } from '#texts/task-errors.js';
import { bringToToday, makeSmaller, type Shrinking } from './smaller-task.ts';
import { readLearned } from './smart/learned-state.ts';
import { shownTask, type TaskRow, taskOf, taskRows } from './task-rows.ts';

const openTaskOf = async (tx: Tx, userId: UserId, id: string): Promise<TaskRow> => {
  const task = await taskOf(tx, userId, id);
  if (!task.completed) return task;
  throw new HttpError('conflict', texts.alreadyDone);
};

const isAtMost = (size: Size, wanted: Size): boolean =>
  SIZES.indexOf(size) >= SIZES.indexOf(wanted);

/** Which steps a request asks for. An empty request asks for the first steps of a task that has none. */
export interface StepsWanted {
  /** Asks for more and smaller steps, or for fewer and larger steps. */
  readonly detail?: 'finer' | 'fewer' | undefined;
  /** The person's answer to the question. The open steps are replaced with steps that follow from the answer. */
  readonly answer?: Answer | undefined;
  /** Asks the person the question even if the title alone would be enough to create steps. */
  readonly ask?: true | undefined;
  /** Asks for the steps without saving them. */
  readonly preview?: true | undefined;
}

/** The completed previous steps, followed by the new steps without duplicates. */
const withDone = (before: readonly TaskStep[], made: readonly TaskStep[]): readonly TaskStep[] => {
  const done = before.filter((step) => step.done);
  const titles = new Set(done.map(({ title }) => title));
  return [...done, ...made.filter(({ title }) => !titles.has(title))].slice(0, MOST_STEPS);
};

interface KinderParts {
  readonly database: Pick<Database, 'db'>;
  readonly writer: TaskWriter | null;
  readonly breakdown: Breakdown;
  /** Called in the same transaction when reminders may change. */
  readonly changedIn?: ChangedIn;
}

/** Makes a task easier: with a smaller size, by putting it away, by letting it go, or by splitting it into steps. */
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
    isSmaller = false,
  ): Promise<TaskRow> => {
    const { steps } = task;
    const smaller = lighterOf(
      task,
      (size) => breakdown.inSize(task.title, size, steps),
      (size) => breakdown.inAnySize(size, steps),
    );
    // A wanted size that does not exist for this task asks for the smallest one that does.
    if (smaller === null && isSmaller) return task;
    if (smaller === null) {
      throw new HttpError('conflict', texts.cannotBeLighter);
    }
    const after = await makeSmaller(tx, userId, task, smaller, shrinking);
    return wanted === undefined || isAtMost(after.size, wanted)
      ? after
      : shrink(tx, userId, after, wanted, shrinking, true);
  };

  /** The new steps of a task. Null if the person must be asked a question first. */
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
    // A language model takes seconds, so it is asked outside the transaction.
    const worded =
      stepsFor(before, wanted) === null ? ((await writer?.steps(before, userId)) ?? null) : null;
    return inTransaction(db, userId, async (tx) => {
      const task = await taskOf(tx, userId, id);
      const made = stepsFor(task, wanted) ?? (task.title === before.title ? worded : null);
      if (made === null) return asking(userId, task);
      const changes = { steps: [...made] };
      if (wanted.preview !== true) await taskRows.change(tx, userId, { id: task.id }, changes);
      const goal = breakdown.goalOf(task.title, made);
      return {
        ...shownTask(userId, { ...task, ...changes }),
        ...(goal === null ? {} : { goal }),
      };
    });
  };
  // If a request is repeated while the model is being called, both requests share that call and count only once.
  const oneSplit = oneAtATime<BrokenDown>();

  return {
    /**
     * Makes an open task one size smaller, or, with `wanted`, at most as large as that size, and moves an overdue task
     * to today. A task that is already small enough keeps its size. Throws a 404 if the task does not exist, and a 409
     * if it is done or already has the smallest size.
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

    /** Puts an open task away for a day. Throws a 404 if the task does not exist, and a 409 if it is done. */
    notToday: (userId: UserId, id: string, today: LocalDate): Promise<Task> =>
      inTransaction(db, userId, async (tx) => {
        const task = await openTaskOf(tx, userId, id);
        await taskRows.change(tx, userId, { id: task.id }, { notTodayOn: today });
        await recount(tx, userId, task.date);
        if (task.reminders !== null) await changedIn(tx, userId);
        return shownTask(userId, { ...task, notTodayOn: today });
      }),

    /**
     * Lets go of open tasks from before today. Ids of other tasks, and of tasks that no longer exist, are ignored. The
     * counts of the days to which the tasks belong do not change. Throws a 404 if none of the ids exists.
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
          throw new HttpError('not_found', texts.tasksAreGone);
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

    /** Lets go of all open personal tasks from before today that have a day. The counts of those days do not change. */
    letGoAll: async (userId: UserId, today: LocalDate): Promise<void> => {
      await db
        .updateTable('tasks')
        .set({ let_go_on: today })
        .where('user_id', '=', userId)
        .where('type', '=', 'personal')
        .where('completed', '=', 0)
        .where('later', '=', 0)
        .where('let_go_on', 'is', null)
        .where('local_date', '<', today)
        .execute();
    },

    /**
     * Splits a task into steps, or makes existing steps finer or fewer. If no ready script fits the title, a language
     * model writes the steps; if that fails too, the person is asked one question. Throws a 404 if the task does not
     * exist.
     */
    breakdown: (userId: UserId, id: string, wanted: StepsWanted): Promise<BrokenDown> =>
      oneSplit(`${userId} ${id} ${JSON.stringify(wanted)}`, () => split(userId, id, wanted)),
  };
};
