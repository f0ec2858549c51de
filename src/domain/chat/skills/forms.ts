import type { Form, FormField } from '#domain/chat/form.ts';
import { withPlainDigits } from '#domain/shared/numbers/digits.ts';
import type { CommonContent, FormContent } from './content.ts';
import { filled } from './words.ts';

type Field = FormContent['fields'][number];
/** The values filled in, by field name. */
export type Values = Readonly<Record<string, string>>;
type Texts = CommonContent['forms'];

/** A row of a `rows` field. The number is null if missing or unreadable. */
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

/** Parses the value of a `rows` field; empty rows are dropped. */
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

/** Encodes rows as the value of a `rows` field. */
export const rowsText = (rows: readonly { readonly text: string; readonly number: number }[]) =>
  rows.map(({ text, number }) => `${text}\t${number}`).join('\n');

/**
 * The bounds shown to the user, for `number` and `rows` only; in other kinds of field, `max` limits the length of the
 * text.
 */
const boundsOf = ({ kind, min, max }: Field): Partial<FormField> =>
  kind === 'number' || kind === 'rows' ? { min, max } : {};

/** A form with the values filled in so far; `values` may also fill placeholders in its labels. */
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

/** The problem with the rows, as a sentence; null if they are valid. */
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

/** The submitted values of the form's fields, and their problems as sentences. */
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

/** The name of a single thing may contain one comma. */
const LIST_MARKS = /[,;\n]/;
const MOST_PIECES = 2;

/**
 * The field that a typed message fills: the only field, else the first empty required one, else the first empty one.
 */
const openField = (form: FormContent, values: Values): Field | undefined => {
  const open = form.fields.filter(({ name, value }) => (values[name] ?? value) === '');
  const only = form.fields.length === 1 ? form.fields[0] : undefined;
  return only ?? open.find(({ required }) => required) ?? open[0];
};

/** Applies a typed message to a form: the new values and a note about the next field; null if no field fits. */
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
  // A number or symbol alone is not a text answer.
  if (field.kind === 'text' && !/\p{L}/u.test(value)) return null;
  if (value === '' || wrongIn(field, value, texts) !== null) return null;
  const values = { ...given, [field.name]: value };
  const next = form.fields.length === 1 ? undefined : openField(form, values);
  return next?.required === true
    ? { values, note: filled(texts.kept, { label: field.label, next: next.label }) }
    : { values, note: null };
};
