import { ROUTINE_ID } from './routine-examples.ts';

/** A device’s push address on the public internet, with valid keys. */
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

/** Settings as a client saves them. */
export const reminderSettings = (more: Readonly<Record<string, unknown>> = {}) => ({
  zone: 'Europe/Berlin',
  quiet: null,
  ownWords: false,
  silentWeekdays: [],
  silentOn: null,
  ...more,
});

/** The subject of the example routine’s reminders. */
export const aReminder = { kind: 'routine', sourceId: ROUTINE_ID, date: '2026-03-10' };

/** A timer running on the example device. */
export const aTimer = {
  endpoint: aDevice('').endpoint,
  timer: 'pomodoro',
  ends: [{ part: 'focus', atMs: Date.parse('2026-03-10T12:25:00Z'), inMs: 1_500_000 }],
};
