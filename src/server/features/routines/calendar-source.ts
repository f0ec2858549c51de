import { setImmediate } from 'node:timers/promises';
import { calendarItems } from '#domain/routines/calendar-items.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { CalendarItem } from '#domain/shared/calendar-item.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { Database } from '#server/db/open.ts';
import { dayRows, routinesOf } from './routine-rows.ts';

/** A person's routines as calendar items, for the days around today in a time zone. */
export const routineCalendar =
  ({ db }: Pick<Database, 'db'>) =>
  async (
    userId: UserId,
    { nowMs, zone, dayStartsAtHour }: { nowMs: number; zone: string; dayStartsAtHour: number },
  ): Promise<readonly CalendarItem[]> => {
    const { rows, routines } = await db.transaction().execute(async (tx) => ({
      rows: await dayRows.list(tx, userId, (query) =>
        query.where(({ or, eb }) => or([eb('only_today', '=', 1), eb('not_today', '=', 1)])),
      ),
      routines: await routinesOf(tx, userId),
    }));
    const changed = Map.groupBy(rows, ({ routineId }) => routineId);
    const today = localDateAt(nowMs, zone, dayStartsAtHour);
    const items: CalendarItem[] = [];
    for (const routine of routines) {
      // Each routine takes some milliseconds, so other requests can run between two of them.
      await setImmediate();
      const days = (changed.get(routine.id) ?? []).map(({ date, time, plan, notToday }) => ({
        date,
        time: notToday ? null : time,
        plan,
      }));
      items.push(...calendarItems(routine.id, routine, days, { today, dayStartsAtHour }));
    }
    return items;
  };
