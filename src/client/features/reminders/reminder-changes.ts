import { collection } from '#client/sync/changes/collection.ts';
import { reminderChanges, reminderEndpoints } from '#contract/reminders.ts';
import { keepSettings, reminderQuery } from './queries.ts';

/** The person's changes to their reminders. */
export const reminderCollection = collection({
  label: 'Reminders',
  changes: reminderChanges,
  endpoints: reminderEndpoints,
  particulars: {
    'reminder-settings': { describe: () => 'How you want to be reminded' },
    // The reminder was snoozed on this page. The change is sent so that the person's other devices wait too.
    'reminder-snooze': { label: 'Reminder put off', describe: () => '', quiet: true },
  },
  received: (client, userId, { kind, body }) => {
    if (kind === 'reminder-settings') keepSettings(client, userId, body);
  },
  keys: (userId) => [reminderQuery(userId).queryKey],
});
