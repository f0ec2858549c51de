import * as z from 'zod/mini';
import { call } from '#client/lib/api/call.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { reminderEndpoints, reminderSettings } from '#contract/reminders.ts';
import { localDate } from '#contract/shared/fields.ts';
import { keepSettings, refreshReminders } from './queries.ts';

const settingsBody = z.object({ settings: reminderSettings });

const snoozeBody = z.object({
  kind: z.enum(['routine', 'task']),
  sourceId: z.string(),
  date: localDate,
  minutes: z.int(),
});

const SETTINGS = 'reminder-settings';

/** Changes of the reminder settings. */
export const settingsHandler: OutboxHandler<z.output<typeof settingsBody>> = {
  name: SETTINGS,
  whenRefused: 'tell',
  label: 'Reminders',
  describe: () => 'How you want to be reminded',
  send: ({ userId, body: { settings } }) =>
    call(reminderEndpoints.save, { body: { userId, settings } }),
  received: keepSettings,
  refused: refreshReminders,
};

/** Reminders snoozed on this page, so that the person's other devices wait as well. */
export const snoozeHandler: OutboxHandler<z.output<typeof snoozeBody>> = {
  name: 'reminder-snooze',
  quiet: true,
  label: 'Reminder put off',
  describe: () => '',
  send: ({ userId, body }) => call(reminderEndpoints.snooze, { body: { userId, ...body } }),
};

/** The outbox handlers of reminders. */
export const reminderHandlers: readonly OutboxHandler[] = [settingsHandler, snoozeHandler];

/** The reminder settings in an outbox entry; null if it is of another kind. */
export const readSettings = ({ kind, body }: Pick<OutboxItem, 'kind' | 'body'>) =>
  kind === SETTINGS ? (z.safeParse(settingsBody, body).data?.settings ?? null) : null;
