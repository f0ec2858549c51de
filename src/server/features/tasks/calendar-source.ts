import type { UserId } from '#domain/shared/brands.ts';
import type { CalendarItem } from '#domain/shared/calendar-item.ts';
import { addDays, calendarDate } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { Database } from '#server/db/open.ts';

/** Number of past days that a calendar includes. */
const BACK_DAYS = 60;

/** A person's timed tasks as calendar items, starting `BACK_DAYS` ago. */
export const taskCalendar =
  ({ db }: Pick<Database, 'db'>) =>
  async (
    userId: UserId,
    { nowMs, zone, dayStartsAtHour }: { nowMs: number; zone: string; dayStartsAtHour: number },
  ): Promise<readonly CalendarItem[]> => {
    const today = localDateAt(nowMs, zone, dayStartsAtHour);
    const rows = await db
      .selectFrom('tasks')
      .select(['id', 'title', 'local_date', 'at_time', 'estimated_minutes'])
      .where('user_id', '=', userId)
      .where('local_date', '>=', addDays(today, -BACK_DAYS))
      .where('at_time', 'is not', null)
      .where('let_go_on', 'is', null)
      .where(({ or, eb, ref }) =>
        or([eb('not_today_on', 'is', null), eb('not_today_on', '!=', ref('local_date'))]),
      )
      .execute();
    return rows.flatMap(({ id, title, local_date, at_time, estimated_minutes }) =>
      at_time === null
        ? []
        : [
            {
              uid: id,
              kind: 'task' as const,
              name: title,
              date: calendarDate(local_date, at_time, dayStartsAtHour),
              time: at_time,
              minutes: estimated_minutes,
              rule: null,
              instead: null,
            },
          ],
    );
  };
