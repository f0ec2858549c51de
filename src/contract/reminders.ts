import * as z from 'zod/mini';
import { SNOOZE_MINUTES } from '#domain/reminders/settings.ts';
import {
  MAX_SIGNALS,
  SIGNAL_MAX_AHEAD_MS,
  SIGNALLED_TIMERS,
  TIMED_PARTS,
} from '#domain/reminders/timer-signals.ts';
import { texts } from '#texts/reminders.js';
import { changes } from './shared/change.ts';
import { endpoint } from './shared/endpoint.ts';
import { clockTime, done, localDate, ownParams, recordId, userId, zone } from './shared/fields.ts';

const ENDPOINT_MAX = 2_000;

const addressError = (): string => texts.addressIsWrong;

/** The push address from the browser; the server decides whether it may send to this address. */
const pushAddress = z
  .url({ protocol: /^https?$/, error: addressError })
  .check(
    z.maxLength(ENDPOINT_MAX, { error: () => texts.addressTooLong }),
    z.regex(/^https?:\/\/[^/@\\\s]+\/[!-~]*$/, { error: addressError }),
  );

/** The public key has 65 bytes that begin with 4: an uncompressed point on the elliptic curve. */
const publicKeyError = (): string => texts.keyIsWrong({ bytes: 65 });
const publicKey = z
  .string({ error: publicKeyError })
  .check(z.regex(/^B[\w-]{86}=?$/, { error: publicKeyError }));

const secretError = (): string => texts.secretIsWrong({ bytes: 16 });
const secret = z
  .string({ error: secretError })
  .check(z.regex(/^[\w-]{22}(==)?$/, { error: secretError }));

const weekdayError = { error: () => texts.weekdayIsWrong };
const weekday = z.int(weekdayError).check(z.gte(1, weekdayError), z.lte(7, weekdayError));

/** How a person wants to be reminded. */
export const reminderSettings = z.object({
  zone,
  quiet: z.nullable(z.object({ from: clockTime, to: clockTime })),
  ownWords: z.boolean({ error: () => texts.ownWordsOrNot }),
  silentWeekdays: z.array(weekday, { error: () => texts.weekdaysAreNoList }).check(
    z.refine((days) => new Set(days).size === days.length, {
      error: () => texts.weekdayTwice,
    }),
  ),
  silentOn: z.nullable(localDate),
});

const item = {
  kind: z.enum(['routine', 'task'], { error: () => texts.kindIsUnknown }),
  sourceId: recordId,
  date: localDate,
};

const snoozeError = (): string => texts.putOffFor({ choices: SNOOZE_MINUTES.join(', ') });

const endsError = (): string => texts.tooManyEnds({ max: MAX_SIGNALS });
const endTimeError = (): string => texts.endTimeIsWrong;

const timerEnd = z.object({
  part: z.enum(TIMED_PARTS, { error: () => texts.partIsUnknown }),
  /** The end of the timed part on the device's clock, in UTC milliseconds; identifies the timer. */
  atMs: z.int({ error: endTimeError }).check(z.gte(0), z.lte(8_640_000_000_000_000)),
  /** Milliseconds from now to the end, regardless of the device's clock; negative if the end is past. */
  inMs: z
    .int({ error: endTimeError })
    .check(
      z.gte(-SIGNAL_MAX_AHEAD_MS, { error: endTimeError }),
      z.lte(SIGNAL_MAX_AHEAD_MS, { error: endTimeError }),
    ),
});

const lateReminder = z.object({
  ...item,
  sourceId: z.string(),
  title: z.string(),
  /** When the reminder was due, in UTC. */
  dueAt: z.string(),
});

export type ReminderSettings = z.output<typeof reminderSettings>;
export type LateReminder = z.output<typeof lateReminder>;

export const reminderEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/reminders/:userId',
    summary: 'Tells how the person wants to be reminded, and on which devices.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.object({
      /** Null if the person has not chosen any settings yet. */
      settings: z.nullable(reminderSettings),
      /** The push addresses of the person's devices. */
      addresses: z.array(z.string()),
      /** The key that identifies this server to push services, in base64url. */
      publicKey: z.string(),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/reminders/settings',
    summary: 'Keeps how the person wants to be reminded.',
    access: 'session',
    body: z.object({ userId: z.optional(userId), settings: reminderSettings }),
    status: 200,
    reply: z.object({ settings: reminderSettings }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/reminders/subscribe',
    summary: 'Sends reminders to a device from now on, until the person logs out on it.',
    access: 'session',
    body: z.object({
      userId,
      endpoint: pushAddress,
      keys: z.object({ p256dh: publicKey, auth: secret }),
      zone,
    }),
    status: 201,
    reply: done,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/reminders/unsubscribe',
    summary: 'Sends no more reminders to a device.',
    access: 'session',
    keeps: false,
    body: z.object({ userId: z.optional(userId), endpoint: pushAddress }),
    status: 200,
    reply: done,
  }),
  timer: endpoint({
    method: 'POST',
    path: '/api/reminders/timer',
    summary:
      'Has a sign sent to a device at the ends of a timer that runs on it, and no other ones.',
    access: 'session',
    body: z.object({
      userId: z.optional(userId),
      endpoint: pushAddress,
      timer: z.enum(SIGNALLED_TIMERS, { error: () => texts.timerIsUnknown }),
      ends: z.array(timerEnd, { error: endsError }).check(
        z.maxLength(MAX_SIGNALS, { error: endsError }),
        z.refine((ends) => new Set(ends.map(({ atMs }) => atMs)).size === ends.length, {
          error: () => texts.endTwice,
        }),
      ),
    }),
    status: 200,
    reply: z.object({
      /** Whether the device gets reminders. */
      isOn: z.boolean(),
    }),
  }),
  snooze: endpoint({
    method: 'POST',
    path: '/api/reminders/snooze',
    summary: 'Reminds of the same again after some minutes.',
    access: 'session',
    body: z.object({
      userId: z.optional(userId),
      ...item,
      minutes: z.int({ error: snoozeError }).check(
        z.refine((minutes) => SNOOZE_MINUTES.some((one) => one === minutes), {
          error: snoozeError,
        }),
      ),
    }),
    status: 200,
    reply: done,
  }),
  notToday: endpoint({
    method: 'POST',
    path: '/api/reminders/not-today',
    summary: 'Puts away for its day what a reminder is about.',
    access: 'session',
    body: z.object({ userId: z.optional(userId), ...item }),
    status: 200,
    reply: done,
  }),
  late: endpoint({
    method: 'GET',
    path: '/api/reminders/late/:userId',
    summary: 'Lists the reminders of a day that could not be sent in time.',
    access: 'session',
    params: ownParams,
    query: z.object({ date: localDate }),
    status: 200,
    reply: z.array(lateReminder),
  }),
};

/** The changes that a person makes to their reminders. */
export const reminderChanges = changes({
  'reminder-settings': { body: z.object({ settings: reminderSettings }), call: 'save' },
  'reminder-snooze': {
    body: z.object({
      kind: z.enum(['routine', 'task']),
      sourceId: z.string(),
      date: localDate,
      minutes: z.int(),
    }),
    call: 'snooze',
  },
});
