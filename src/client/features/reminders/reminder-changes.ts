import { collection } from '#client/sync/changes/collection.ts';
import { reminderChanges, reminderEndpoints } from '#contract/reminders.ts';
import { texts } from '#texts/reminders.js';
import { keepSettings, reminderQuery } from './queries.ts';

/** The person's changes to their reminders. */
export const reminderCollection = collection({
  label: texts.reminders,
  changes: reminderChanges,
  endpoints: reminderEndpoints,
  particulars: {
    'reminder-settings': { describe: () => texts.howToRemind },
    // The reminder was snoozed on this page. The change is sent so that the person's other devices wait too.
    'reminder-snooze': { label: texts.putOff, describe: () => '', quiet: true },
  },
  received: (client, userId, { kind, body }) => {
    if (kind === 'reminder-settings') keepSettings(client, userId, body);
  },
  keys: (userId) => [reminderQuery(userId).queryKey],
});
