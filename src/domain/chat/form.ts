/** The kinds of form field. A `lines` value has one item per line; a `rows` value has a text and a number per line. */
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
  /**
   * The smallest and largest valid number; for `rows`, in each row. Omitted if unlimited, and for other kinds of field.
   */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The column headings of `rows`. */
  readonly columns?: RowColumns | undefined;
}

/** The headings of the two columns of a `rows` field. */
export interface RowColumns {
  readonly text: string;
  readonly number: string;
}

/** A small form within a reply. Submitting the form sends a message with `FormEntries`. */
export interface Form {
  readonly type: 'form';
  /** The id of the form, which is sent back with the entries. */
  readonly form: string;
  readonly title: string;
  readonly fields: readonly FormField[];
  /** The label of the submit button. */
  readonly submit: string;
}

/**
 * The submitted values by field name. A `time` is HH:MM and a `date` YYYY-MM-DD. A `rows` value has one row per line,
 * with a tab between text and number.
 */
export interface FormEntries {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
}

export const ENTRY_LENGTH_MAX = 2000;
export const FIELDS_MAX = 12;
