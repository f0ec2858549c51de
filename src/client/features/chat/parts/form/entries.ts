import { dateText } from '#client/lib/date-text.ts';
import type { FormEntries, FormField } from '#domain/chat/form.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import { filledRows, valueOfRows } from './rows.ts';

/** What stands in the fields of a form, by their names. */
export type Values = Readonly<Record<string, string>>;

const linesOf = (value: string): readonly string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A value as it is sent: without empty lines or rows, and without space around what is left. */
export const sentValue = ({ kind }: FormField, value = ''): string => {
  if (kind === 'lines') return linesOf(value).join('\n');
  if (kind === 'rows') return valueOfRows(filledRows(value));
  return value.trim();
};

/** What is sent of a form: the fields that are filled in. */
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

/** A label that is a question, or the beginning of a sentence, needs no colon behind it. */
const HAS_ITS_END = /[?:…]$/;

/** The message that says what was filled in: one line for each filled field. */
export const messageOf = (fields: readonly FormField[], values: Values): string =>
  fields
    .flatMap((field) => {
      const value = sentValue(field, values[field.name]);
      if (value === '') return [];
      const { label } = field;
      return `${label}${HAS_ITS_END.test(label) ? ' ' : ': '}${inWords(field, value)}`;
    })
    .join('\n');
