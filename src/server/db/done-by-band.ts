import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { BANDS, type Band } from '#domain/shared/time/bands.ts';
import type { Tx } from './transaction.ts';

/** For each part of the day, the number of tasks and of completed tasks in a range of days. */
export const doneByBand = async (
  tx: Tx,
  userId: UserId,
  from: LocalDate,
  to: LocalDate,
): Promise<readonly { band: Band; total: number; done: number }[]> => {
  const rows = await tx
    .selectFrom('tasks')
    .select(['band', 'completed'])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .where('band', 'is not', null)
    .where(({ eb, or }) => or([eb('not_today_on', 'is', null), eb('completed', '=', 1)]))
    .execute();
  return BANDS.map((band) => {
    const own = rows.filter((row) => row.band === band);
    return { band, total: own.length, done: own.filter(({ completed }) => completed === 1).length };
  });
};
