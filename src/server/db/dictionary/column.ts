import type { Schema } from '#server/db/schema/schema.ts';

/** What a stored value is: `account` names an account, which an export does not; `yes-no` is 0 or 1, `instant` UTC in ISO 8601, `date` a day as YYYY-MM-DD. */
export type ColumnType =
  | 'id'
  | 'account'
  | 'text'
  | 'whole'
  | 'number'
  | 'yes-no'
  | 'instant'
  | 'date'
  | 'json';

/** What a column holds, for whoever reads an export. */
export interface Column {
  readonly about: string;
  readonly type: ColumnType;
  /** The unit or the form of the value; empty where there is none. */
  readonly unit: string;
  /** Whether it can be empty. */
  readonly nullable: boolean;
  /** What each code means, where the value is one. */
  readonly words?: ReadonlyMap<string, string>;
  /** What a list of JSON holds: single values, or objects with these keys. */
  readonly list?: Column | Readonly<Record<string, Column>>;
  /** Whether it is the working of the program rather than something that a person entered. */
  readonly inner?: true;
}

/** What a table holds, by its columns without the person's id. */
export interface Table {
  readonly about: string;
  /** The columns that tell the rows of one person apart; an export is sorted by them. */
  readonly key: readonly string[];
  /** Whether single rows can be large, so that few are read at once. */
  readonly large: boolean;
  /** Whether it only counts or remembers for the program what other tables hold. */
  readonly inner: boolean;
  readonly columns: Readonly<Record<string, Column>>;
}

const of =
  (type: ColumnType) =>
  (about: string, unit = ''): Column => ({ about, type, unit, nullable: false });

export const id = of('id');
const accountOf = of('account');
/** Who an account belongs to, told in an export without its id. */
export const account = (about: string): Column =>
  accountOf(about, 'self for the person; other-1, other-2 and so on for others');
export const text = of('text');
export const whole = of('whole');
export const number = of('number');
export const instant = of('instant');
export const date = of('date');
export const json = of('json');

/** The same column with what its codes mean. */
export const coded = (
  column: Column,
  words: Readonly<Record<string, string>> | readonly string[],
): Column => ({ ...column, words: new Map(Object.entries(words)) });

export const yesNo = (about: string): Column => coded(of('yes-no')(about), ['no', 'yes']);

/** JSON that is a list. */
export const list = (about: string, unit: string, holds: NonNullable<Column['list']>): Column => ({
  ...json(about, unit),
  list: holds,
});

/** The same column, or table, as a working of the program. */
export const inner = <Described extends Column | Table>(
  described: Described,
): Described & { readonly inner: true } => ({ ...described, inner: true });

/** The same column where it can be empty. */
export const orNone = (column: Column): Column => ({ ...column, nullable: true });

export const zone = text('The time zone of the device', 'IANA time zone');
export const createdAt = instant('When it was stored');
export const updatedAt = instant('When it was last changed');

/** What is work of the server in a table of entries, or a secret; it is not exported. */
type Work =
  | 'planned_until'
  | 'secret_hash'
  | 'earlier_hash'
  | 'earlier_until'
  | 'earlier_verified'
  | 'credential_id'
  | 'public_key'
  | 'counter'
  | 'transports';

type Stored = { readonly [Name in keyof Schema]: Omit<Schema[Name], 'user_id' | Work> };

/** Describes a table; the compiler sees to it that each column is described, and no other. */
export const table = <Name extends keyof Schema>(
  _name: Name,
  about: string,
  key: readonly (keyof Stored[Name] & string)[],
  columns: Readonly<Record<keyof Stored[Name], Column>>,
  large = false,
): Table => ({ about, key, large, inner: false, columns });
