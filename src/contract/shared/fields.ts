import * as z from 'zod/mini';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import { isZone } from '#domain/shared/time/zone.ts';

// C0 and C1 control characters except tab and line feed: nobody types them, and PostgreSQL refuses NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const LINE_BREAKS = /[\n\r\u2028\u2029]/;

const wellFormed = z.refine<string>((text) => text.isWellFormed() && !CONTROLS.test(text), {
  error: 'This holds a character that cannot be stored. Remove it and try again.',
});

/** A function, because locale-aware number formatting is slow and most messages are never read. */
export const tooLong = (what: string, max: number) => ({
  error: () => `${what} can have at most ${max.toLocaleString('en')} characters.`,
});

const bounds = (what: string, min: number, max: number) =>
  [
    z.minLength(min, {
      error: min === 1 ? `${what} is empty.` : `${what} needs at least ${min} characters.`,
    }),
    z.maxLength(max, tooLong(what, max)),
  ] as const;

const missing = (what: string) => ({ error: `${what} needs to be text.` });

// Letters, digits, punctuation and symbols, but not spaces, marks or invisible characters.
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of text in any script, trimmed, with `min` to `max` characters; `what` names it in error messages. */
export const line = (what: string, min: number, max: number) =>
  z.string(missing(what)).check(
    z.overwrite((text: string) => text.trim()),
    ...bounds(what, min, max),
    wellFormed,
    z.refine((text) => !LINE_BREAKS.test(text), { error: `${what} needs to fit on one line.` }),
    z.refine((text) => text === '' || VISIBLE.test(text), { error: `${what} is empty.` }),
  );

/** Multi-line text in any script, at most `max` characters, unchanged except for Windows line endings. */
export const prose = (what: string, max: number) =>
  z.string(missing(what)).check(
    z.overwrite((text: string) => text.replaceAll('\r\n', '\n')),
    z.maxLength(max, tooLong(what, max)),
    wellFormed,
  );

/** A UUID made by the client, so that a repeated call creates only one record. */
export const recordId = z.uuid({ error: 'The id has to be a UUID.' }).check(z.toLowerCase());

/** The person's password, entered again for confirmation; only for accounts that have one. */
export const passwordAgain = z.optional(
  z.string({ error: 'Password is empty.' }).check(
    // Depending on the keyboard, the same letter is one or two code points.
    z.overwrite((text: string) => text.normalize('NFC')),
    z.maxLength(200, { error: 'Password can have at most 200 characters.' }),
  ),
);

export const userId = z
  .string({ error: 'The user id is missing.' })
  .check(
    z.minLength(1, { error: 'The user id is missing.' }),
    z.maxLength(64, { error: 'The user id is too long.' }),
    wellFormed,
  );

export const ownParams = z.object({ userId });

/** An instant: ISO 8601 with Z or an offset. */
export const timestamp = z.iso.datetime({
  offset: true,
  error: 'The time has to be an ISO 8601 time, such as 2026-03-01T09:30:00Z.',
});

export const localDate = z
  .string({ error: 'The date has to be a day as YYYY-MM-DD.' })
  .check(z.refine(isLocalDate, { error: 'The date has to be a day as YYYY-MM-DD.' }))
  .brand<'LocalDate'>();

/** A day that a person plans with. The range rejects typos in the year and bounds recurrence rules. */
export const plannedDate = localDate.check(
  z.refine((date) => date >= '2000-01-01' && date <= '2100-12-31', {
    error: 'The date has to be between the years 2000 and 2100.',
  }),
);

/** Whether all entries are distinct, ignoring case. */
export const isUnique = (entries: readonly string[]): boolean =>
  new Set(entries.map((entry) => entry.toLowerCase())).size === entries.length;

/** A time on the 24-hour clock, such as 07:30. */
export const clockTime = z
  .string({ error: 'The time has to be given as HH:MM, such as 07:30.' })
  .check(
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
      error: 'The time has to be given as HH:MM, such as 07:30.',
    }),
  );

export const zone = z
  .string({ error: 'The time zone has to be an IANA name, such as Europe/Paris.' })
  .check(
    z.refine(isZone, { error: 'The time zone has to be an IANA name, such as Europe/Paris.' }),
  );

export const done = z.object({ ok: z.literal(true) });
