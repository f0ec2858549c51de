import { useQuery } from '@tanstack/react-query';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { defaultSettings } from '#domain/reminders/settings.ts';
import { reminderQuery } from './queries.ts';
import { readSettings, settingsHandler } from './reminder-changes.ts';

type Settings = ReturnType<typeof readSettings> & object;

/** The signed-in person's reminder settings, including unsent changes. */
export const useReminderSettings = () => {
  const userId = useUserId();
  const query = useQuery(reminderQuery(userId));
  const { items, fresh, notices, send, discard } = useOutbox();
  const waiting = [...items, ...fresh]
    .filter(({ refused }) => refused === null)
    .flatMap((item) => readSettings(item) ?? []);
  const kept = waiting.at(-1) ?? query.data?.settings ?? null;
  const { silentWeekdays, ...others } = kept ?? defaultSettings(deviceZone());
  const settings: Settings = {
    ...others,
    silentWeekdays: [...silentWeekdays],
    zone: deviceZone(),
  };
  const refused = notices.flatMap((item) =>
    readSettings(item) === null || item.refused === null
      ? []
      : [{ id: item.id, message: item.refused.issues[0]?.message ?? item.refused.message }],
  );
  return {
    query,
    userId,
    settings,
    /** Changes that the server refused, with its reason. */
    refused,
    discard,
    change: (changed: Partial<Settings>) =>
      send(settingsHandler, { settings: { ...settings, ...changed } }),
  };
};
