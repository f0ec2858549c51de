import { type SelectQueryBuilder, sql } from 'kysely';
import type { Task } from '#contract/tasks.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { completionPercent } from '#domain/tasks/completion.ts';
import type { TaskReminders, TaskStep } from '#domain/tasks/task.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { recount } from '#server/db/task-days.ts';
import { type ChangedIn, inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/task-errors.js';
import { type StepDone, stepsAfter } from './steps/task-steps.ts';
import { endOf, findTask, shownTask, shownTasks, taskOf, taskRows } from './task-rows.ts';
import { timeToKeep, type WhenChanges, whenAfter } from './task-when.ts';

/** A new personal task. */
export interface PersonalTask {
  /** The id that the client generated. It is unique for one person. */
  readonly id: string;
  readonly title: string;
  /** A whole number of minutes. */
  readonly estimatedTime: number;
  readonly date: LocalDate;
  /** The time HH:MM on the person's clock. */
  readonly time?: string | null | undefined;
  /** Whether the task is in Later, that is, has no day yet. */
  readonly later?: boolean | undefined;
  readonly reminders?: TaskReminders | null | undefined;
}

/** A change of some values of a task. Values that are undefined stay as they are. */
export interface TaskChanges extends WhenChanges {
  readonly title?: string | undefined;
  readonly completed?: boolean | undefined;
  readonly estimatedTime?: number | undefined;
  readonly steps?: readonly TaskStep[] | undefined;
  readonly stepDone?: StepDone | undefined;
  readonly notTodayOn?: null | undefined;
}

/** The parameters of the query for the tasks from a day onward. */
type Onward = { readonly user_id: string; readonly since: LocalDate; readonly older: number };

/** More earlier tasks than anybody has. */
const ALL_OLDER = 1_000_000;

const FIRST_DATE = localDate('0001-01-01');
const LAST_DATE = localDate('9999-12-31');

const inOrder = <Row>(query: SelectQueryBuilder<Schema, 'tasks', Row>) =>
  query.orderBy('local_date').orderBy('position').orderBy('created_at').orderBy('id');

const rows = (db: Database['db']) =>
  db.selectFrom('tasks').select([...shownTasks.columns, 'created_at']);

/**
 * Reads and writes one person's tasks. Each change also recounts the days that it affects, in the same transaction.
 *
 * @param changedIn called in the same transaction when reminders may change
 */
export const taskStore = (
  { db, run }: Pick<Database, 'db' | 'run'>,
  changedIn: ChangedIn = async () => undefined,
) => {
  const all = compileOnce(run, ({ user_id }: { user_id: string }) =>
    inOrder(rows(db).where('user_id', '=', user_id)),
  );
  const leftOpen = ({ user_id, since }: Onward) =>
    rows(db)
      .where('user_id', '=', user_id)
      .where('type', '=', 'personal')
      .where('completed', '=', 0)
      .where('let_go_on', 'is', null)
      .where('local_date', '<', since);
  // Each part of the query uses its own index; a single condition would read all of the person's tasks. Without
  // `materialized`, SQLite would also read all of the tasks to find the few open ones, because an index already has all
  // tasks in the requested order.
  const onward = compileOnce(run, (given: Onward) =>
    inOrder(
      db
        .with(
          (left) => left('waiting').materialized(),
          () =>
            leftOpen(given)
              .where('later', '=', 0)
              .orderBy('local_date', 'desc')
              .orderBy('position')
              .limit(given.older),
        )
        .with(
          (left) => left('for_later').materialized(),
          () => leftOpen(given).where('later', '=', 1),
        )
        .selectFrom('tasks')
        .select([...shownTasks.columns, 'created_at'])
        .where('user_id', '=', given.user_id)
        .where('local_date', '>=', given.since)
        .where('let_go_on', 'is', null)
        .unionAll((from) => from.selectFrom('waiting').selectAll())
        .unionAll((from) => from.selectFrom('for_later').selectAll()),
    ),
  );
  const days = compileOnce(
    run,
    ({ user_id, from, to }: { user_id: string; from: LocalDate; to: LocalDate }) =>
      db
        .selectFrom('task_days')
        .select(['local_date', 'total', 'completed'])
        .where('user_id', '=', user_id)
        .where('local_date', '>=', from)
        .where('local_date', '<=', to)
        .orderBy('local_date'),
  );

  return {
    /**
     * Tasks by date and order. With `since`, only the tasks from that date onward, preceded by older personal tasks
     * that the person neither completed nor let go: the latest `older` of them, and all that are for later.
     */
    list: async (
      userId: UserId,
      since: LocalDate | undefined,
      older = ALL_OLDER,
    ): Promise<Task[]> => {
      const found =
        since === undefined
          ? await all({ user_id: userId })
          : await onward({ user_id: userId, since, older });
      return found.map((row) => ({ ...shownTasks.read(row), userId }));
    },

    /** Adds a task at the end of its day, unless its id already exists. Returns the stored task. */
    add: (userId: UserId, task: PersonalTask, now: string): Promise<Task> =>
      inTransaction(db, userId, async (tx) => {
        const known = await findTask(tx, userId, task.id);
        if (known !== undefined) return shownTask(userId, known);
        const added = await taskRows.addOnce(
          tx,
          userId,
          {
            id: task.id,
            title: task.title,
            completed: false,
            completedAt: null,
            estimatedTime: task.estimatedTime,
            type: 'personal',
            date: task.date,
            order: await endOf(tx, userId, task.date),
            size: 'full',
            why: null,
            band: null,
            templateId: null,
            steps: [],
            notTodayOn: null,
            letGoOn: null,
            ...timeToKeep(task),
          },
          now,
        );
        await recount(tx, userId, task.date);
        if (added.reminders !== null) await changedIn(tx, userId);
        return shownTask(userId, added);
      }),

    /**
     * Changes a task. A smart task whose title or duration the person changes counts as the person's own and is never
     * reworded again. A new title removes the task's steps and the reason for the task. A task that is moved to another
     * day becomes the last task there, and is no longer put away. Throws a 404 if the task does not exist, a 409 if a
     * step does not exist, and the errors of `whenAfter`.
     */
    update: (userId: UserId, id: string, changes: TaskChanges, now: string): Promise<Task> =>
      inTransaction(db, userId, async (tx) => {
        const before = await taskOf(tx, userId, id);
        const {
          title = before.title,
          estimatedTime = before.estimatedTime,
          completed = before.completed,
          notTodayOn = before.notTodayOn,
        } = changes;
        const reworded = title !== before.title || estimatedTime !== before.estimatedTime;
        const after = {
          title,
          estimatedTime,
          completed,
          completedAt: completed ? (before.completedAt ?? now) : null,
          steps: stepsAfter(before, title, changes),
          templateId: reworded ? null : before.templateId,
          // The reason for the task belongs to the old title.
          why: title === before.title ? before.why : null,
          notTodayOn,
          ...whenAfter(before, changes),
        };
        const { date } = after;
        const isMoved = date !== before.date || (before.later && !after.later);
        const place = isMoved
          ? { order: await endOf(tx, userId, date), notTodayOn: null, letGoOn: null }
          : {};
        await taskRows.change(tx, userId, { id }, { ...after, ...place });
        await recount(tx, userId, before.date);
        if (date !== before.date) await recount(tx, userId, date);
        if (before.reminders !== null || after.reminders !== null) await changedIn(tx, userId);
        return shownTask(userId, { ...before, ...after, ...place });
      }),

    /** Deletes a task. Throws a 404 if the task does not exist. */
    remove: (userId: UserId, id: string): Promise<void> =>
      inTransaction(db, userId, async (tx) => {
        const task = await taskOf(tx, userId, id);
        await taskRows.remove(tx, userId, { id });
        await recount(tx, userId, task.date);
        if (task.reminders !== null) await changedIn(tx, userId);
      }),

    /**
     * Reorders the listed tasks. All other tasks keep their positions. If a listed task does not exist, throws a 404
     * and changes nothing.
     *
     * @param ids at least one id, without duplicates
     */
    reorder: (userId: UserId, ids: readonly string[]): Promise<void> =>
      inTransaction(db, userId, async (tx) => {
        const places = ids.map((id, place) => sql`when ${id} then ${sql.lit(place)}`);
        const { numUpdatedRows } = await tx
          .updateTable('tasks')
          .set({ position: sql<number>`case id ${sql.join(places, sql` `)} end` })
          .where('user_id', '=', userId)
          .where('id', 'in', ids)
          .executeTakeFirst();
        if (Number(numUpdatedRows) === ids.length) return;
        throw new HttpError('not_found', texts.oneTaskIsGone);
      }),

    /**
     * The share of completed tasks in whole percent, for each date in a range that had tasks, in order of the dates.
     */
    history: async (
      userId: UserId,
      {
        from = FIRST_DATE,
        to = LAST_DATE,
      }: { from?: LocalDate | undefined; to?: LocalDate | undefined },
    ): Promise<{ date: LocalDate; percent: number }[]> =>
      (await days({ user_id: userId, from, to })).map(({ local_date, ...count }) => ({
        date: local_date,
        percent: completionPercent(count),
      })),
  };
};

export type TaskStore = ReturnType<typeof taskStore>;
