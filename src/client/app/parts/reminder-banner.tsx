import { NewReminderOffer } from '#client/features/reminders/new-reminder-offer.tsx';
import { PageReminder } from '#client/features/reminders/page-reminder.tsx';
import { useReminderItems } from '#client/features/routines/days/use-reminder-items.ts';
import { useTaskReminders } from '#client/features/tasks/use-task-reminders.ts';

/** Shows the reminders that are due, and an offer for the reminder of a new task, on any page. */
export const ReminderBanner = () => {
  const routines = useReminderItems();
  const tasks = useTaskReminders();
  return (
    <>
      <PageReminder
        items={[...routines.items, ...tasks.items]}
        onNotToday={(item) => (item.kind === 'task' ? tasks : routines).putAway(item)}
      />
      <NewReminderOffer />
    </>
  );
};
