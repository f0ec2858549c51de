import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { reminderItemOf } from '#domain/tasks/reminder-item.ts';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';

/** Today's open tasks with reminders, and a function to put one of them away for today. */
export const useTaskReminders = () => {
  const { tasks, today } = useTasks(true);
  const { notToday } = useTaskActions();
  return {
    /** Whether a task of today or a later day has reminders. */
    hasAhead: tasks.some(({ date, reminders }) => reminders !== null && date >= today),
    items: tasks
      .filter(({ date, gone }) => date === today && gone !== true)
      .flatMap((task) => reminderItemOf(task) ?? []),
    putAway: ({ sourceId }: ReminderItem): void => {
      const task = tasks.find(({ _id }) => _id === sourceId);
      if (task !== undefined) void notToday(task);
    },
  };
};
