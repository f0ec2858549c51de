import type { Column } from './column.ts';

type Columns = Readonly<Record<string, Column>>;

/** A table with what people entered, described once: its rows, its dictionary, and what a file may bring back. */
export interface Table<Described extends Columns = Columns> {
  readonly about: string;
  /** The columns that tell the rows of one person apart; an export is sorted by them. */
  readonly key: readonly string[];
  /** Whether single rows can be large, so that few are read at once. */
  readonly large: boolean;
  /** Whether it only counts or remembers for the program what other tables hold. */
  readonly inner: boolean;
  /** The columns that an export has, without the person's id. */
  readonly columns: Columns;
  /** All columns without the person's id. */
  readonly stored: Described;
}

/** The columns of a table, by their names. */
export type ColumnsOf<Described> = Described extends Table<infer Columns> ? Columns : never;

type StoredIn<Columns> = {
  -readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Stored> ? Stored : never;
};

/** A row as it is stored. */
export type RowOf<Described> =
  Described extends Table<infer Columns> ? { user_id: string } & StoredIn<Columns> : never;

/** Describes a table. */
export const table = <const Described extends Columns>(
  about: string,
  key: readonly (keyof Described & string)[],
  stored: Described,
  large = false,
): Table<Described> => ({
  about,
  key,
  large,
  inner: false,
  columns: Object.fromEntries(
    Object.entries(stored).filter(([, column]) => column.hidden !== true),
  ),
  stored,
});
