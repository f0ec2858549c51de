import { type Kysely, type Selectable, sql } from 'kysely';
import type { Task } from '#contract/routine.ts';
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
});

/** The person's task. Throws a 404 when there is none with this id. */
export const taskOf = async (db: Kysely<Schema>, userId: UserId, id: string): Promise<TaskRow> => {
  const row = await db
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst();
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

/**
 * Counts a day anew after its tasks changed, within the same transaction. A task that was put away
 * undone on its own day does not count; one put away later changes nothing of a day that is over. A
 * day without any that counts has no count.
 */
export const recount = async (tx: Tx, userId: UserId, date: LocalDate): Promise<void> => {
  await tx
    .deleteFrom('task_days')
    .where('user_id', '=', userId)
    .where('local_date', '=', date)
    .execute();
  await tx
    .insertInto('task_days')
    .columns(['user_id', 'local_date', 'total', 'completed'])
    .expression((from) =>
      from
        .selectFrom('tasks')
        .select(({ fn }) => [
          'user_id',
          'local_date',
          sql<number>`count(*)`.as('total'),
          fn.sum<number>('completed').as('done'),
        ])
        .where('user_id', '=', userId)
        .where('local_date', '=', date)
        .where(({ eb, or, ref }) =>
          or([
            eb('not_today_on', 'is', null),
            eb('completed', '=', 1),
            eb('not_today_on', '>', ref('local_date')),
          ]),
        )
        .groupBy(['user_id', 'local_date']),
    )
    .execute();
};
