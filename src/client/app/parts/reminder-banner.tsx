import { PageReminder } from '#client/features/reminders/page-reminder.tsx';
import { useReminderItems } from '#client/features/routines/days/use-reminder-items.ts';
import { useTaskReminders } from '#client/features/tasks/use-task-reminders.ts';

/** Shows the reminders that are due, on any page. */
export const ReminderBanner = () => {
  const routines = useReminderItems();
  const tasks = useTaskReminders();
  return (
    <PageReminder
      items={[...routines.items, ...tasks.items]}
      onNotToday={(item) => (item.kind === 'task' ? tasks : routines).putAway(item)}
    />
  );
};
