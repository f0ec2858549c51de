import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { type ReminderSettings, reminderEndpoints } from '#contract/reminders.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

const key = (userId: string) => ['reminders', userId] as const;

/** The person's reminder settings, and the push addresses of their devices. */
export const reminderQuery = (userId: string) =>
  queryOptions({
    queryKey: key(userId),
    queryFn: ({ signal }) => call(reminderEndpoints.read, { params: { userId }, signal }),
  });

/** The reminders of a day that did not reach any device in time. */
export const lateQuery = (userId: string, date: LocalDate) =>
  queryOptions({
    queryKey: [...key(userId), 'late', date],
    refetchOnMount: onOpen,
    queryFn: ({ signal }) =>
      call(reminderEndpoints.late, { params: { userId }, query: { date }, signal }),
  });

/** Refetches everything about reminders. */
export const refreshReminders = (client: QueryClient, userId: string): void => {
  void client.invalidateQueries({ queryKey: key(userId) });
};

/** Caches the saved settings, so that a change made before the refetch does not start from outdated settings. */
export const keepSettings = (
  client: QueryClient,
  userId: string,
  { settings }: { readonly settings: ReminderSettings },
): void => {
  const { queryKey } = reminderQuery(userId);
  client.setQueryData(queryKey, (known) => (known === undefined ? known : { ...known, settings }));
  refreshReminders(client, userId);
};
