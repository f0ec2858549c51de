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
import { type StepDone, stepsAfter } from './steps/task-steps.ts';
import { endOf, findTask, shownTask, shownTasks, taskOf, taskRows } from './task-rows.ts';
import { timeToKeep, type WhenChanges, whenAfter } from './task-when.ts';

/** A new personal task. */
export interface PersonalTask {
  /** Made by the client; unique for one person. */
  readonly id: string;
  readonly title: string;
  /** Whole minutes. */
  readonly estimatedTime: number;
  readonly date: LocalDate;
  /** HH:MM on the person's clock. */
  readonly time?: string | null | undefined;
  /** Whether it has no day yet. */
  readonly later?: boolean | undefined;
  readonly reminders?: TaskReminders | null | undefined;
}

/** A partial change; undefined leaves a value as it is. */
export interface TaskChanges extends WhenChanges {
  readonly title?: string | undefined;
  readonly completed?: boolean | undefined;
  readonly estimatedTime?: number | undefined;
  readonly steps?: readonly TaskStep[] | undefined;
  readonly stepDone?: StepDone | undefined;
  readonly notTodayOn?: null | undefined;
}

const FIRST_DATE = localDate('0001-01-01');
const LAST_DATE = localDate('9999-12-31');

const inOrder = <Row>(query: SelectQueryBuilder<Schema, 'tasks', Row>) =>
  query.orderBy('local_date').orderBy('position').orderBy('created_at').orderBy('id');

const rows = (db: Database['db']) =>
  db.selectFrom('tasks').select([...shownTasks.columns, 'created_at']);

/**
 * Reads and writes one person's tasks. Every change also recounts the affected days in the same transaction.
 *
 * @param changedIn called in the transaction when reminders may change
 */
export const taskStore = (
  { db, run }: Pick<Database, 'db' | 'run'>,
  changedIn: ChangedIn = async () => undefined,
) => {
  const all = compileOnce(run, ({ user_id }: { user_id: string }) =>
    inOrder(rows(db).where('user_id', '=', user_id)),
  );
  // Two halves, each with its own index; as one condition they would read all of the person's tasks. The open tasks are
  // few and indexed. Without `materialized`, SQLite would scan all of the person's tasks instead, because they are
  // already in the requested order.
  const onward = compileOnce(run, ({ user_id, since }: { user_id: string; since: LocalDate }) =>
    inOrder(
      db
        .with(
          (left) => left('left_open').materialized(),
          () =>
            rows(db)
              .where('user_id', '=', user_id)
              .where('type', '=', 'personal')
              .where('completed', '=', 0)
              .where('let_go_on', 'is', null)
              .where('local_date', '<', since),
        )
        .selectFrom('tasks')
        .select([...shownTasks.columns, 'created_at'])
        .where('user_id', '=', user_id)
        .where('local_date', '>=', since)
        .where('let_go_on', 'is', null)
        .unionAll((from) =>
          from.selectFrom('left_open').select([...shownTasks.columns, 'created_at']),
        ),
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
     * Tasks by date and order: all, or with `since` those from that date on, preceded by older personal tasks that are
     * neither completed nor let go of.
     */
    list: async (userId: UserId, since: LocalDate | undefined): Promise<Task[]> => {
      const found =
        since === undefined
          ? await all({ user_id: userId })
          : await onward({ user_id: userId, since });
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
     * Changes a task. A smart task with a new title or duration counts as the person's own wording, and is never
     * reworded again. A new title removes its steps and its reason. A task moved to another day becomes the last there,
     * and is no longer put away. Throws a 404 if the task does not exist, a 409 if a step does not exist, and as
     * `whenAfter` does.
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
          // The reason belongs to the old wording.
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

    /** Deletes a task. Throws a 404 if it does not exist. */
    remove: (userId: UserId, id: string): Promise<void> =>
      inTransaction(db, userId, async (tx) => {
        const task = await taskOf(tx, userId, id);
        await taskRows.remove(tx, userId, { id });
        await recount(tx, userId, task.date);
        if (task.reminders !== null) await changedIn(tx, userId);
      }),

    /**
     * Reorders the listed tasks; others keep their positions. Throws a 404 and changes nothing if one of them does not
     * exist.
     *
     * @param ids at least one, without duplicates
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
        throw new HttpError('not_found', 'One of these tasks is no longer there. Load them again.');
      }),

    /** The share of completed tasks in whole percent, for each date in a range that had tasks; by date. */
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
