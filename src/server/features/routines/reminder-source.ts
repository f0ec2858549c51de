import { reminderItemOf } from '#domain/routines/reminder-item.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { dayStore } from './day-store.ts';

/** A person's timed routines that were neither started nor put away, as reminder items. */
export const routineReminders = (days: ReturnType<typeof dayStore>) => ({
  kind: 'routine' as const,

  itemsBetween: async (
    tx: Tx,
    userId: UserId,
    from: LocalDate,
    to: LocalDate,
  ): Promise<readonly ReminderItem[]> =>
    (await days.peek(tx, userId, from, to)).flatMap((day) => reminderItemOf(day) ?? []),

  putAway: (userId: UserId, routineId: string, date: LocalDate, now: string) =>
    days.changeDay(userId, { routineId, date }, { notToday: true }, now),
});
