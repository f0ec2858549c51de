import { sql } from 'kysely';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Tx } from './transaction.ts';

/**
 * Recounts how many tasks and routine steps a day has and how many are done. Runs in the transaction that changed the
 * day's tasks or routines. A task that was put away on its own day without being completed does not count; putting a
 * task away after its day does not change the count of that day. A task in Later has no day, so it does not count. A
 * routine of which a step is done counts as many times as it has steps; a routine that was not started does not count,
 * so that no figure contains missed routines. A day without anything to count has no row.
 */
export const recount = async (tx: Tx, userId: UserId, date: LocalDate): Promise<void> => {
  await tx
    .deleteFrom('task_days')
    .where('user_id', '=', userId)
    .where('local_date', '=', date)
    .execute();
  const tasks = tx
    .selectFrom('tasks')
    .select(['user_id', 'local_date', sql<number>`1`.as('total'), 'completed'])
    .where('user_id', '=', userId)
    .where('local_date', '=', date)
    .where('later', '=', 0)
    .where(({ eb, or, ref }) =>
      or([
        eb('not_today_on', 'is', null),
        eb('completed', '=', 1),
        eb('not_today_on', '>', ref('local_date')),
      ]),
    );
  const routines = tx
    .selectFrom('routine_occurrences')
    .select(['user_id', 'local_date', 'total', 'completed'])
    .where('user_id', '=', userId)
    .where('local_date', '=', date)
    .where('completed', '>', 0);
  await tx
    .insertInto('task_days')
    .columns(['user_id', 'local_date', 'total', 'completed'])
    .expression((from) =>
      from
        .selectFrom(tasks.unionAll(routines).as('counted'))
        .select(({ fn }) => [
          'user_id',
          'local_date',
          fn.sum<number>('total').as('sum_total'),
          fn.sum<number>('completed').as('sum_completed'),
        ])
        .groupBy(['user_id', 'local_date'])
        .having(({ fn }) => fn.sum('total'), '>', 0),
    )
    .execute();
};
