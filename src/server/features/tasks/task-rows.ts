import type { Kysely, Selectable } from 'kysely';
import type { Task } from '#contract/tasks.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';

/** The columns that a task on the wire is made of. */
export const taskColumns = [
  'user_id',
  'id',
  'title',
  'completed',
  'estimated_minutes',
  'type',
  'local_date',
  'position',
  'size',
  'why',
  'band',
  'steps',
  'not_today_on',
  'at_time',
  'later',
  'reminders',
] as const;

type WireRow = Pick<Selectable<Schema['tasks']>, (typeof taskColumns)[number]>;

/** A task as the database has it. */
export type TaskRow = Selectable<Schema['tasks']>;

/** A task as the contract shows it. */
export const fromTaskRow = (row: WireRow): Task => ({
  _id: row.id,
  userId: row.user_id,
  title: row.title,
  completed: row.completed === 1,
  estimatedTime: row.estimated_minutes,
  type: row.type,
  date: row.local_date,
  order: row.position,
  why: row.why,
  size: row.size,
  band: row.band,
  steps: JSON.parse(row.steps),
  notTodayOn: row.not_today_on,
  time: row.at_time,
  later: row.later === 1,
  reminders: row.reminders === null ? null : JSON.parse(row.reminders),
});

/** The person's task; undefined when there is none with this id. */
export const findTask = (
  db: Kysely<Schema>,
  userId: UserId,
  id: string,
): Promise<TaskRow | undefined> =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** The person's task. Throws a 404 when there is none with this id. */
export const taskOf = async (db: Kysely<Schema>, userId: UserId, id: string): Promise<TaskRow> => {
  const row = await findTask(db, userId, id);
  if (row === undefined) throw new HttpError('not_found', 'This task is no longer there.');
  return row;
};

/** The place after the last task of a day. */
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
