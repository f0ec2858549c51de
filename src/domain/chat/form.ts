/** The kinds of field. `lines` has one entry per line; `rows` has a text and a number per line. */
export const FIELD_KINDS = ['text', 'lines', 'number', 'time', 'date', 'choice', 'rows'] as const;

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: (typeof FIELD_KINDS)[number];
  readonly required: boolean;
  /** The options of a `choice`; empty for other kinds. */
  readonly options: readonly string[];
  /** The initial value. */
  readonly value: string;
  /** Smallest and largest valid number; for `rows`, in each row. Omitted if unbounded, and for other kinds. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The column headings of `rows`. */
  readonly columns?: RowColumns | undefined;
}

/** The headings of the two columns of a row. */
export interface RowColumns {
  readonly text: string;
  readonly number: string;
}

/** A small form within an answer. Submitting it sends a message with `FormEntries`. */
export interface Form {
  readonly type: 'form';
  /** The id of the form, sent back with its entries. */
  readonly form: string;
  readonly title: string;
  readonly fields: readonly FormField[];
  /** The label of its submit button. */
  readonly submit: string;
}

/**
 * The submitted values by field name. `time` is HH:MM, `date` YYYY-MM-DD; `rows` has one row per line, with a TAB
 * between text and number.
 */
export interface FormEntries {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
}

export const ENTRY_LENGTH_MAX = 2000;
export const FIELDS_MAX = 12;
