import { attemptsByDay, minutesTaken } from '#domain/routines/load.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeDaysUntil } from './day-store.ts';
import { dayRows, routinesOf } from './routine-rows.ts';

/** Number of past days from which it is learned how much of a routine a person usually completes. */
const LOOKED_BACK_DAYS = 14;

/**
 * The minutes that a person's routines take on a day, and how much of them the person completed on earlier days.
 * Reading them does not mark any day as opened.
 */
export const routineLoad =
  ({ db }: Pick<Database, 'db'>) =>
  (
    userId: UserId,
    today: LocalDate,
    now: string,
  ): Promise<{
    /** A whole number of minutes. */
    readonly minutes: number;
    readonly past: ReturnType<typeof attemptsByDay>;
  }> =>
    inTransaction(db, userId, async (tx) => {
      const routines = await routinesOf(tx, userId);
      if (routines.length === 0) return { minutes: 0, past: new Map() };
      await makeDaysUntil(tx, userId, routines, today, now);
      const kept = await dayRows.list(tx, userId, (query) =>
        query
          .where('local_date', '>=', addDays(today, -LOOKED_BACK_DAYS))
          .where('local_date', '<=', today)
          .orderBy('local_date')
          .orderBy('at_time'),
      );
      const days = kept.map(({ plan, ...day }) => ({ ...day, steps: plan.steps }));
      return {
        minutes: minutesTaken(days.filter(({ date }) => date === today)),
        past: attemptsByDay(days.filter(({ date }) => date < today)),
      };
    });
