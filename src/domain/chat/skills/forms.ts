import type { Form, FormField } from '#domain/chat/form.ts';
import { withPlainDigits } from '#domain/shared/numbers/digits.ts';
import type { CommonContent, FormContent } from './content.ts';
import { filled } from './words.ts';

type Field = FormContent['fields'][number];
/** What was filled in, by the names of the fields. */
export type Values = Readonly<Record<string, string>>;
type Texts = CommonContent['forms'];

/** One row of a field of rows. The number is null where none was given, or none that can be read. */
export interface Row {
  readonly text: string;
  readonly number: number | null;
}
export const ROWS = { min: 3, max: 10, characters: 300 } as const;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const numberOf = (text: string): number | null => {
  const trimmed = withPlainDigits(text).trim().replace(',', '.');
  const number = trimmed === '' ? Number.NaN : Number(trimmed);
  return Number.isFinite(number) ? Math.round(number) : null;
};

/** The rows of a field; empty ones are left out. */
export const rowsOf = (value: string): readonly Row[] =>
  value
    .split('\n')
    .map((row) => {
      const tab = row.lastIndexOf('\t');
      return tab < 0
        ? { text: oneLine(row), number: null }
        : { text: oneLine(row.slice(0, tab)), number: numberOf(row.slice(tab + 1)) };
    })
    .filter(({ text, number }) => text !== '' || number !== null);

/** Rows as a field holds them. */
export const rowsText = (rows: readonly { readonly text: string; readonly number: number }[]) =>
  rows.map(({ text, number }) => `${text}\t${number}`).join('\n');

/** The numbers that fit, where a field takes numbers; the bounds of the others are not numbers that somebody types. */
const boundsOf = ({ kind, min, max }: Field): Partial<FormField> =>
  kind === 'number' || kind === 'rows' ? { min, max } : {};

/** A form as it is shown, with what was filled in already; `values` may also stand in its labels. */
export const formPart = (id: string, form: FormContent, values: Values): Form => ({
  type: 'form',
  form: id,
  title: form.title,
  fields: form.fields.map((field) => {
    const { name, label, kind, required, options, value, columns } = field;
    return {
      name,
      label: filled(label, values),
      kind,
      required,
      options,
      value: values[name] ?? value,
      ...boundsOf(field),
      ...(columns === undefined ? {} : { columns }),
    };
  }),
  submit: form.submit,
});

const isNumberIn = ({ min, max }: Field, number: number | null): boolean =>
  number !== null && number >= min && number <= max;

/** What is wrong with rows, as a sentence; null where they can be kept. */
const wrongInRows = (field: Field, value: string, texts: Texts): string | null => {
  const rows = rowsOf(value);
  const named = (found: readonly Row[]): string => found.map(({ text }) => text || '–').join('; ');
  const says = (text: string, found: readonly Row[]) =>
    filled(text, { min: field.min, max: field.max, steps: named(found) });
  const long = rows.filter(({ text }) => text.length > ROWS.characters);
  if (long.length > 0) return filled(texts.rowLong, { max: ROWS.characters, steps: named(long) });
  const open = rows.filter(({ text, number }) => text === '' || !isNumberIn(field, number));
  if (open.length > 0) return says(texts.rowNumber, open);
  const twice = rows.filter(({ text }, at) => rows.findIndex((row) => row.text === text) < at);
  if (twice.length > 0) return says(texts.rowTwice, twice);
  const { min, max } = ROWS;
  return rows.length >= min && rows.length <= max
    ? null
    : filled(texts.rowCount, { min, max, count: rows.length });
};

const wrongIn = (field: Field, value: string, texts: Texts): string | null => {
  const { label, kind, required, min, max, options } = field;
  if (value === '') return required ? filled(texts.required, { label }) : null;
  if (kind === 'rows') return wrongInRows(field, value, texts);
  if (kind === 'number')
    return isNumberIn(field, numberOf(value)) ? null : filled(texts.number, { label, min, max });
  if (kind === 'choice') return options.includes(value) ? null : filled(texts.choice, { label });
  return value.length > max ? filled(texts.long, { label, max }) : null;
};

const cleaned = ({ kind }: Field, value: string): string => {
  if (kind === 'rows' || kind === 'lines') return value.trim();
  const number = kind === 'number' ? numberOf(value) : null;
  return number === null ? oneLine(value) : String(number);
};

/** What was sent, for the fields that the form has, and what is wrong with it, in sentences. */
export const readEntries = (
  form: FormContent,
  sent: Values,
  texts: Texts,
): { readonly values: Values; readonly wrong: readonly string[] } => {
  const values = Object.fromEntries(
    form.fields.map((field) => [field.name, cleaned(field, sent[field.name] ?? '')]),
  );
  const wrong = form.fields.flatMap(
    (field) => wrongIn(field, values[field.name] ?? '', texts) ?? [],
  );
  return { values, wrong };
};

/** One comma may stand in the name of one thing. */
const LIST_MARKS = /[,;\n]/;
const MOST_PIECES = 2;

/** The field that a typed message goes into: an only one, else the first one without a value, those that are required before others. */
const openField = (form: FormContent, values: Values): Field | undefined => {
  const open = form.fields.filter(({ name, value }) => (values[name] ?? value) === '');
  const only = form.fields.length === 1 ? form.fields[0] : undefined;
  return only ?? open.find(({ required }) => required) ?? open[0];
};

/** What a typed message does to a form: what is filled in then, and what is said of it; null where it fits no field. */
export const typedInto = (
  form: FormContent,
  before: Values,
  text: string,
  texts: Texts,
): { readonly values: Values; readonly note: string | null } | null => {
  const given = Object.fromEntries(
    form.fields.map(({ name, value }) => [name, before[name] ?? value]),
  );
  const field = openField(form, before);
  if (field === undefined || field.kind === 'rows') return null;
  if (field.single && text.trim().split(LIST_MARKS).length > MOST_PIECES) return null;
  const value = cleaned(field, text);
  // A number or a sign alone is no answer in words.
  if (field.kind === 'text' && !/\p{L}/u.test(value)) return null;
  if (value === '' || wrongIn(field, value, texts) !== null) return null;
  const values = { ...given, [field.name]: value };
  const next = form.fields.length === 1 ? undefined : openField(form, values);
  return next?.required === true
    ? { values, note: filled(texts.kept, { label: field.label, next: next.label }) }
    : { values, note: null };
};
