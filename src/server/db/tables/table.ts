import type { Column } from './column.ts';

type Columns = Readonly<Record<string, Column>>;

/**
 * A table of user data. The schema, the dictionary of the export and the import validation are all derived from this
 * one description.
 */
export interface Table<Described extends Columns = Columns> {
  /** The columns that identify a row among one person's rows. Exports are sorted by these columns. */
  readonly key: readonly string[];
  /** Whether rows can be large. If so, only a few rows are read at a time. */
  readonly large: boolean;
  /** Whether the table contains only internal data that is derived from other tables. */
  readonly inner: boolean;
  /** The exported columns, without the person's id. */
  readonly columns: Columns;
  /** All columns without the person's id. */
  readonly stored: Described;
}

/** The columns of a table by name. */
export type ColumnsOf<Described> = Described extends Table<infer Columns> ? Columns : never;

type StoredIn<Columns> = {
  -readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Stored> ? Stored : never;
};

/** A stored row. */
export type RowOf<Described> =
  Described extends Table<infer Columns> ? { user_id: string } & StoredIn<Columns> : never;

export const table = <const Described extends Columns>(
  key: readonly (keyof Described & string)[],
  stored: Described,
  large = false,
): Table<Described> => ({
  key,
  large,
  inner: false,
  columns: Object.fromEntries(
    Object.entries(stored).filter(([, column]) => column.hidden !== true),
  ),
  stored,
});
