import { MESSAGE_LENGTH_MAX } from '#contract/shared/limits.ts';
import { ENTRY_LENGTH_MAX, type FormField } from '#domain/chat/form.ts';
import { texts } from '#texts/chat.js';
import { messageOf, sentValue, type Values } from './entries.ts';
import { type Bounds, firstProblem, isNumberIn, rowsOf } from './rows.ts';

/** The error message of each invalid field, by field name. */
type Problems = Readonly<Record<string, string>>;

/** The bounds of a number, and which of them a message names. */
const rangeOf = ({ min = 0, max }: Bounds) => ({
  range: max !== undefined ? 'both' : min === 0 ? 'none' : 'min',
  min,
  max: max ?? 0,
});

/** The error message for a field that is empty or that the browser cannot parse, such as a time without minutes. */
const neededFor = (field: FormField): string =>
  field.kind === 'number' ? texts.numberNeeded(rangeOf(field)) : texts.needed[field.kind];

const inRows = (field: FormField, value: string): string | null => {
  const rows = rowsOf(value);
  const place = rows.findIndex((row) => firstProblem(row, field) !== null);
  const row = rows[place];
  if (row === undefined) return null;
  if (firstProblem(row, field) === 'text') return texts.rowNeedsWords({ row: place + 1 });
  return texts.rowNeedsNumber({ row: place + 1, ...rangeOf(field) });
};

const problemOf = (field: FormField, typed: string, isUnreadable: boolean): string | null => {
  const value = sentValue(field, typed);
  if (isUnreadable || (value === '' && field.required)) return neededFor(field);
  if (value.length > ENTRY_LENGTH_MAX)
    return texts.fieldTooLong({ max: ENTRY_LENGTH_MAX, over: value.length - ENTRY_LENGTH_MAX });
  if (field.kind === 'number' && value !== '' && !isNumberIn(field, value)) return neededFor(field);
  return field.kind === 'rows' ? inRows(field, typed) : null;
};

/** The problem of the form as a whole, reported at one of its fields. */
const problemOfAll = (fields: readonly FormField[], values: Values): Problems => {
  const { length } = messageOf(fields, values);
  const sizeOf = ({ name }: FormField): number => values[name]?.length ?? 0;
  if (length === 0) return fields[0] === undefined ? {} : { [fields[0].name]: texts.needed.text };
  if (length <= MESSAGE_LENGTH_MAX) return {};
  const longest = fields.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  return {
    [longest.name]: texts.formTooLong({
      max: MESSAGE_LENGTH_MAX,
      over: length - MESSAGE_LENGTH_MAX,
    }),
  };
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
