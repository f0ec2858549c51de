import type { FormField } from '#domain/chat/form.ts';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';

/** One row of a field of the kind `rows`, as typed. */
export interface Row {
  readonly text: string;
  readonly number: string;
}

/** The largest allowed number if the field does not set a maximum. */
const MOST = 999_999;

/** The allowed range; if a bound is omitted, the default bound applies. */
export type Bounds = Pick<FormField, 'min' | 'max'>;

/** Whether the text is a whole number, 0 or more, within the bounds. */
export const isNumberIn = ({ min = 0, max = MOST }: Bounds, typed: string): boolean =>
  wholeNumber(typed) >= min && wholeNumber(typed) <= max;

/** The minimum number of rows shown. */
export const SHOWN_ROWS = 3;
export const EMPTY_ROW: Row = { text: '', number: '' };

export const isEmpty = ({ text, number }: Row): boolean => text.trim() === '' && number === '';

/** The part of a row that is missing or invalid; null if the row is empty or valid. */
export const firstProblem = (row: Row, bounds: Bounds): 'text' | 'number' | null => {
  if (isEmpty(row)) return null;
  if (row.text.trim() === '') return 'text';
  return isNumberIn(bounds, row.number) ? null : 'number';
};

/** The rows of a value, padded with empty rows to at least three. */
export const rowsOf = (value: string): readonly Row[] => {
  const rows = value === '' ? [] : value.split('\n');
  const missing = Math.max(0, SHOWN_ROWS - rows.length);
  return [
    ...rows.map((row) => {
      const [text = '', number = ''] = row.split('\t');
      return { text, number };
    }),
    ...Array.from({ length: missing }, () => EMPTY_ROW),
  ];
};

/** The value of the rows: one row per line, with a TAB between the text and the number. */
export const valueOfRows = (rows: readonly Row[]): string =>
  rows.map(({ text, number }) => `${text.replaceAll(/[\t\n]/g, ' ')}\t${number}`).join('\n');

/** The non-empty rows of a value, with trimmed texts. */
export const filledRows = (value: string): readonly Row[] =>
  rowsOf(value)
    .map(({ text, number }) => ({ text: text.trim(), number }))
    .filter((row) => !isEmpty(row));
