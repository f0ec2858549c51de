import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { reminderItemOf } from '#domain/tasks/reminder-item.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { taskRelief } from './task-relief.ts';
import { shownTasks } from './task-rows.ts';

/** A person's open tasks with reminders, as reminder items. */
export const taskReminders = (tasks: Pick<ReturnType<typeof taskRelief>, 'notToday'>) => ({
  kind: 'task' as const,

  itemsBetween: async (
    tx: Tx,
    userId: UserId,
    from: LocalDate,
    to: LocalDate,
  ): Promise<readonly ReminderItem[]> => {
    const found = await shownTasks.list(tx, userId, (query) =>
      query
        .where('local_date', '>=', from)
        .where('local_date', '<=', to)
        .where('completed', '=', 0)
        .where('let_go_on', 'is', null)
        .where('reminders', 'is not', null),
    );
    return found.flatMap((task) => reminderItemOf(task) ?? []);
  },

  putAway: (userId: UserId, taskId: string, date: LocalDate) =>
    tasks.notToday(userId, taskId, date),
});
