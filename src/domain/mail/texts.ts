import * as z from 'zod/mini';

/** The mails, each with the names of its placeholders. */
const FILLED_IN = {
  reset: ['link'],
  'reset-without-password': ['page'],
  'sign-up': ['link'],
  'sign-up-known': ['page'],
  confirm: ['link'],
  'new-device': ['when', 'device', 'page'],
  'wrong-codes': ['when', 'page'],
} as const;

export type MailName = keyof typeof FILLED_IN;

/** The names of a mail's placeholders. */
export type FilledIn<Name extends MailName> = (typeof FILLED_IN)[Name][number];

/** A mail as written in the content, with a placeholder such as `{name}` for each value. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export type MailTexts = Readonly<Record<MailName, MailText>>;

const isMailName = (name: string): name is MailName => Object.hasOwn(FILLED_IN, name);

export const MAIL_NAMES: readonly MailName[] = Object.keys(FILLED_IN).filter(isMailName);

const PLACES = /\{([^}]*)\}/g;

const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(PLACES)].map(([, place = '']) => place);

/** The schema of a mail's file: a subject of one line, and a text that contains all placeholders of the mail. */
export const mailFile = (name: MailName) => {
  const places: readonly string[] = FILLED_IN[name];
  const named = places.map((place) => `{${place}}`).join(' and ');
  return z.strictObject({
    subject: z
      .string()
      .check(z.regex(/^[^\p{Cc}{}]{1,70}$/u, { error: 'A subject is one line without places.' })),
    text: z.string().check(
      z.minLength(1, { error: 'The text is empty.' }),
      z.refine(
        (text) => {
          const found = placesIn(text);
          return (
            places.every((place) => found.includes(place)) &&
            found.every((place) => places.includes(place))
          );
        },
        { error: `The text needs ${named}, and no other place.` },
      ),
      z.refine((text) => !/<\w/.test(text), { error: 'A mail is plain text.' }),
    ),
  });
};

/** The mail with its placeholders filled in. */
export const filledMail = <Name extends MailName>(
  texts: MailTexts,
  name: Name,
  values: Readonly<Record<FilledIn<Name>, string>>,
): MailText => {
  const given = new Map<string, string>(Object.entries(values));
  const { subject, text } = texts[name];
  return { subject, text: text.replace(PLACES, (place, found) => given.get(found) ?? place) };
};
