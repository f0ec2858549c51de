import * as z from 'zod/mini';

/** What a line is for: any crisis, or one kind of trouble. */
export const PURPOSES = ['crisis', 'violence', 'children', 'poison', 'eating'] as const;
export type Purpose = (typeof PURPOSES)[number];

const url = z.string().check(z.regex(/^https:\/\/\S+$/, 'It has to be an address with https.'));
const phone = z
  .string()
  .check(z.regex(/^\d(?:[ -]?\d){1,12}$/, 'It has to be a number that can be dialed.'));
const said = z.nullable(z.string().check(z.minLength(1)));
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'It has to be a date.'));

const about = {
  purpose: z.enum(PURPOSES),
  name: z.string().check(z.minLength(1)),
  /** What a person needs to know before calling; null where nothing. */
  note: said,
  /** ISO 639 codes of the languages in which somebody answers. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))),
  /** The page of the organisation that runs the line. */
  source: url,
  /** When the entry was compared with which page; `by` is whose page that is. */
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
    /** The word to send, where a text line asks for one. */
    word: z.nullable(z.string().check(z.regex(/^\w+$/))),
  }),
  z.strictObject({ ...about, way: z.literal('website'), contact: url, word: z.null() }),
]);

/** One file of `content/chat/lines`: an emergency number and lines of one country. */
export const countryFile = z.strictObject({
  /** ISO 3166-1 in lower case; null for somewhere else. */
  country: z.nullable(z.string().check(z.regex(/^[a-z]{2}$/))),
  name: z.string().check(z.minLength(1)),
  /** IANA time zones, old names as well; `*` stands for all that follows. */
  zones: z.array(z.string()),
  /** The number is null where none holds for the whole country. */
  emergency: z.strictObject({
    number: z.nullable(z.string().check(z.regex(/^\d{3}$/))),
    note: said,
  }),
  lines: z.array(line),
});

/** A line that people can call or write to. */
export type CrisisLine = Pick<
  z.output<typeof line>,
  'purpose' | 'name' | 'way' | 'contact' | 'word' | 'note'
>;

/** The code of a country as it is stored; `other` for somewhere else. */
export type CountryCode = string;

/** A country as the crisis help shows it. */
export interface Country {
  readonly code: CountryCode;
  readonly name: string;
  readonly zones: readonly string[];
  readonly emergency: { readonly number: string | null; readonly note: string | null };
  readonly lines: readonly CrisisLine[];
}

/** What a file tells that is shown. */
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
