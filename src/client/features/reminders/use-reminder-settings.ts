import { useQuery } from '@tanstack/react-query';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useChanges } from '#client/sync/changes/collection.ts';
import type { ReminderSettings } from '#contract/reminders.ts';
import { defaultSettings } from '#domain/reminders/settings.ts';
import { reminderQuery } from './queries.ts';
import { reminderCollection } from './reminder-changes.ts';

/** The signed-in person's reminder settings, including unsent changes. */
export const useReminderSettings = () => {
  const userId = useUserId();
  const query = useQuery(reminderQuery(userId));
  const { waiting, refused, discard, change } = useChanges(reminderCollection);
  const unsent = waiting.flatMap(({ kind, body }) =>
    kind === 'reminder-settings' ? body.settings : [],
  );
  const kept = unsent.at(-1) ?? query.data?.settings ?? null;
  const { silentWeekdays, ...others } = kept ?? defaultSettings(deviceZone());
  const settings: ReminderSettings = {
    ...others,
    silentWeekdays: [...silentWeekdays],
    zone: deviceZone(),
  };
  return {
    query,
    userId,
    settings,
    /** The changes that the server refused, each with the server's reason. */
    refused,
    discard,
    change: (changed: Partial<ReminderSettings>) =>
      change('reminder-settings', { settings: { ...settings, ...changed } }),
  };
};
