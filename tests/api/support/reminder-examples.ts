import { ROUTINE_ID } from './routine-examples.ts';

/** A device's push address on the open internet, with keys that can be used. */
export const aDevice = (userId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  userId,
  endpoint: 'https://push.example.org/send/abc',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  zone: 'Europe/Berlin',
  ...more,
});

/** Settings as a client keeps them. */
export const reminderSettings = (more: Readonly<Record<string, unknown>> = {}) => ({
  zone: 'Europe/Berlin',
  quiet: null,
  ownWords: false,
  silentWeekdays: [],
  silentOn: null,
  ...more,
});

/** What reminders of the example routine are about. */
export const aReminder = { kind: 'routine', sourceId: ROUTINE_ID, date: '2026-03-10' };
