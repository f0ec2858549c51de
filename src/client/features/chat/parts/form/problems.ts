import { LOCALE } from '#client/lib/locale.ts';
import { MESSAGE_LENGTH_MAX } from '#contract/shared/limits.ts';
import { ENTRY_LENGTH_MAX, type FormField } from '#domain/chat/form.ts';
import { messageOf, sentValue, type Values } from './entries.ts';
import { type Bounds, firstProblem, isNumberIn, rowsOf } from './rows.ts';

/** The error message of each invalid field, by field name. */
type Problems = Readonly<Record<string, string>>;

/** The error message for a field that is empty or that the browser cannot parse, such as a time without minutes. */
const NEEDED: Readonly<Record<Exclude<FormField['kind'], 'number'>, string>> = {
  text: 'Write something here.',
  lines: 'Write at least one line.',
  time: 'Fill in the hour and the minutes.',
  date: 'Fill in the day, the month and the year.',
  choice: 'Choose one of these.',
  rows: 'Fill in at least one row, with a whole number in it.',
};

const tooMany = (room: number, length: number): string =>
  `room for ${room.toLocaleString(LOCALE)} characters. This is ${length - room} too many.`;

/** The allowed range as text, which follows "a whole number". */
const rangeOf = ({ min, max }: Bounds): string => {
  if (max !== undefined) return ` from ${min ?? 0} to ${max}`;
  return min === undefined || min === 0 ? ', such as 20' : `, ${min} or more`;
};

const neededFor = (field: FormField): string =>
  field.kind === 'number' ? `Write a whole number${rangeOf(field)}.` : NEEDED[field.kind];

const inRows = (field: FormField, value: string): string | null => {
  const rows = rowsOf(value);
  const place = rows.findIndex((row) => firstProblem(row, field) !== null);
  const row = rows[place];
  if (row === undefined) return null;
  if (firstProblem(row, field) === 'text') return `Row ${place + 1} has a number and no words.`;
  return `Row ${place + 1} needs a whole number${rangeOf(field)}.`;
};

const problemOf = (field: FormField, typed: string, isUnreadable: boolean): string | null => {
  const value = sentValue(field, typed);
  if (isUnreadable || (value === '' && field.required)) return neededFor(field);
  if (value.length > ENTRY_LENGTH_MAX)
    return `This field has ${tooMany(ENTRY_LENGTH_MAX, value.length)}`;
  if (field.kind === 'number' && value !== '' && !isNumberIn(field, value)) return neededFor(field);
  return field.kind === 'rows' ? inRows(field, typed) : null;
};

/** The problem of the form as a whole, reported at one of its fields. */
const problemOfAll = (fields: readonly FormField[], values: Values): Problems => {
  const { length } = messageOf(fields, values);
  const sizeOf = ({ name }: FormField): number => values[name]?.length ?? 0;
  if (length === 0) return fields[0] === undefined ? {} : { [fields[0].name]: NEEDED.text };
  if (length <= MESSAGE_LENGTH_MAX) return {};
  const longest = fields.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  return { [longest.name]: `All fields together have ${tooMany(MESSAGE_LENGTH_MAX, length)}` };
};

/**
 * The reasons why a form cannot be sent; empty if it can be sent.
 *
 * @param unreadable the names of the fields whose content the browser cannot parse
 */
export const problemsIn = (
  fields: readonly FormField[],
  values: Values,
  unreadable: ReadonlySet<string>,
): Problems => {
  const found = fields.flatMap((field) => {
    const problem = problemOf(field, values[field.name] ?? '', unreadable.has(field.name));
    return problem === null ? [] : [[field.name, problem] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : problemOfAll(fields, values);
};
