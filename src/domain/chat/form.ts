/** How a field is filled in; `lines` has one entry on each line, `rows` has a text and a number in each. */
export const FIELD_KINDS = ['text', 'lines', 'number', 'time', 'date', 'choice', 'rows'] as const;

/** One labelled field of a form. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: (typeof FIELD_KINDS)[number];
  readonly required: boolean;
  /** What a `choice` is made among; empty for the others. */
  readonly options: readonly string[];
  /** What stands in it at the beginning. */
  readonly value: string;
  /** The least and the greatest number that fit; of `rows`, in each row. Left out where any fits, and for other kinds. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What the text and the number of each row of `rows` are called. */
  readonly columns?: RowColumns | undefined;
}

/** The names of the two entries of a row. */
export interface RowColumns {
  readonly text: string;
  readonly number: string;
}

/** A small form in an answer. Sending it is a message with `FormEntries`. */
export interface Form {
  readonly type: 'form';
  /** Which form it is; sent back with its entries. */
  readonly form: string;
  readonly title: string;
  readonly fields: readonly FormField[];
  /** What its button says. */
  readonly submit: string;
}

/**
 * What was filled in, by the names of the fields. `time` is HH:MM, `date` YYYY-MM-DD; `rows` has one row on each line, with
 * a TAB between the text and the number.
 */
export interface FormEntries {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
}

export const ENTRY_LENGTH_MAX = 2000;
export const FIELDS_MAX = 12;
