import * as z from 'zod/mini';
import { type Country, PURPOSES } from './country.ts';

const url = z.string().check(z.regex(/^https:\/\/\S+$/, 'It has to be an address with https.'));
const phone = z
  .string()
  .check(z.regex(/^\d(?:[ -]?\d){1,12}$/, 'It has to be a number that can be dialed.'));
const said = z.nullable(z.string().check(z.minLength(1)));
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'It has to be a date.'));

const about = {
  purpose: z.enum(PURPOSES),
  name: z.string().check(z.minLength(1)),
  /** What a caller should know before calling; null if there is nothing to know. */
  note: said,
  /** ISO 639 codes of the languages spoken on the line. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))),
  /** The page of the organization that runs the line. */
  source: url,
  /** The date and page of the last verification; `by` tells who publishes that page. */
  checked: z.strictObject({
    date: day,
    with: z.string().check(z.startsWith('https://')),
    by: z.enum(['own', 'office', 'press']),
  }),
};

const line = z.discriminatedUnion('way', [
  z.strictObject({
    ...about,
    way: z.enum(['call', 'call-or-text']),
    contact: phone,
    word: z.null(),
  }),
  z.strictObject({
    ...about,
    way: z.literal('text'),
    contact: phone,
    /** The keyword to send, if a text line needs one. */
    word: z.nullable(z.string().check(z.regex(/^\w+$/))),
  }),
  z.strictObject({ ...about, way: z.literal('website'), contact: url, word: z.null() }),
]);

/** A file of `content/chat/lines`: the emergency number and lines of one country. */
export const countryFile = z.strictObject({
  /** ISO 3166-1 code in lower case; null in `other.yaml`, the file for all other countries. */
  country: z.nullable(z.string().check(z.regex(/^[a-z]{2}$/))),
  name: z.string().check(z.minLength(1)),
  /** IANA time zones including old names; a trailing `*` matches any suffix. */
  zones: z.array(z.string()),
  /** The number is null if no single number is valid nationwide. */
  emergency: z.strictObject({
    number: z.nullable(z.string().check(z.regex(/^\d{3}$/))),
    note: said,
  }),
  lines: z.array(line),
});

/** The part of a country's file that is shown to users. */
export const countryOf = ({ country, lines, ...rest }: z.output<typeof countryFile>): Country => ({
  ...rest,
  code: country ?? 'other',
  lines: lines.map(({ purpose, name, way, contact, word, note }) => ({
    purpose,
    name,
    way,
    contact,
    word,
    note,
  })),
});
