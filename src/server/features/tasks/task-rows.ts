import type { Kysely } from 'kysely';
import type { Task } from '#contract/tasks.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import type { Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/task-errors.js';

const as = {
  estimated_minutes: 'estimatedTime',
  local_date: 'date',
  position: 'order',
  at_time: 'time',
} as const;

export const taskRows = ownRows('tasks', { as });

/** Tasks as sent to the client, without the user id. */
export const shownTasks = ownRows('tasks', {
  as: { ...as, id: '_id' },
  without: ['completed_at', 'template_id', 'let_go_on'],
});

/** A stored task with all its columns. */
export type TaskRow = ReturnType<typeof taskRows.read>;

/** A task as the contract defines it. */
export const shownTask = (
  userId: UserId,
  { id, completedAt, templateId, letGoOn, ...task }: TaskRow,
): Task => ({ _id: id, userId, ...task });

/** The person's task with this id. Undefined when it does not exist. */
export const findTask = (
  db: Kysely<Schema>,
  userId: UserId,
  id: string,
): Promise<TaskRow | undefined> => taskRows.get(db, userId, { id });

/** The person's task with this id. Throws a 404 when it does not exist. */
export const taskOf = async (db: Kysely<Schema>, userId: UserId, id: string): Promise<TaskRow> => {
  const row = await findTask(db, userId, id);
  if (row === undefined) throw new HttpError('not_found', texts.taskIsGone);
  return row;
};

/** The position for a new task after a day's last task. */
export const endOf = async (tx: Tx, userId: UserId, date: LocalDate): Promise<number> => {
  const last = await tx
    .selectFrom('tasks')
    .select('position')
    .where('user_id', '=', userId)
    .where('local_date', '=', date)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? 0 : last.position + 1;
};
