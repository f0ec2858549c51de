import { dateText } from '#client/lib/date-text.ts';
import type { FormEntries, FormField } from '#domain/chat/form.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import { filledRows, valueOfRows } from './rows.ts';

/** The contents of the fields of a form, by field name. */
export type Values = Readonly<Record<string, string>>;

const linesOf = (value: string): readonly string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The value that is sent for a field: trimmed, and without empty lines or rows. */
export const sentValue = ({ kind }: FormField, value = ''): string => {
  if (kind === 'lines') return linesOf(value).join('\n');
  if (kind === 'rows') return valueOfRows(filledRows(value));
  return value.trim();
};

/** The entries to send: the filled fields of a form. */
export const entriesOf = (
  form: string,
  fields: readonly FormField[],
  values: Values,
): FormEntries => {
  const sent = fields.map((field) => [field.name, sentValue(field, values[field.name])] as const);
  return { form, values: Object.fromEntries(sent.filter(([, value]) => value !== '')) };
};

const inWords = (field: FormField, value: string): string => {
  if (field.kind === 'date' && isLocalDate(value)) return dateText(value);
  if (field.kind === 'lines') return linesOf(value).join('; ');
  if (field.kind !== 'rows') return value;
  return filledRows(value)
    .map(({ text, number }) => `${text} (${number})`)
    .join('; ');
};

/** Matches a label that needs no colon after it, such as a question or the beginning of a sentence. */
const HAS_ITS_END = /[?:…]$/;

/** The form as the text of a message, with one line for each filled field. */
export const messageOf = (fields: readonly FormField[], values: Values): string =>
  fields
    .flatMap((field) => {
      const value = sentValue(field, values[field.name]);
      if (value === '') return [];
      const { label } = field;
      return `${label}${HAS_ITS_END.test(label) ? ' ' : ': '}${inWords(field, value)}`;
    })
    .join('\n');
