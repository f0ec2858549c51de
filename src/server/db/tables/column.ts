import type * as z from 'zod/mini';
import { zone as zoneShape } from '#contract/shared/fields.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/**
 * The type of a stored value. `account` is an account id, which exports replace with a role; `yes-no` is 0 or 1;
 * `instant` is UTC in ISO 8601; `date` is YYYY-MM-DD.
 */
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

/** The key of a property that exists only in the type, where it holds the types of the stored and the decoded value. */
declare const TYPES: unique symbol;

/** A column: its type, its description for readers of an export, and the values that an import accepts. */
export interface Column<Stored = unknown, Value = unknown> {
  readonly [TYPES]?: readonly [Stored, Value];
  readonly about: string;
  readonly type: ColumnType;
  /** The unit or format of the value; empty if the value has none. */
  readonly unit: string;
  readonly nullable: boolean;
  /** Returns the meaning of each code in the current language, for coded values. */
  readonly words?: () => ReadonlyMap<string, string>;
  /** The elements of a JSON list: single values, or objects with these keys. */
  readonly list?: Column | Readonly<Record<string, Column>>;
  /** The contract's schema, which narrows the values further than the type. */
  readonly shape?: z.core.$ZodType;
  /** True for internal data that no person entered. */
  readonly inner?: true;
  /** True for columns that exports leave out: secrets, and data that only the server needs. */
  readonly hidden?: true;
}

/** A column whose values are stored without conversion. */
type Plain<Value> = Column<Value, Value>;

/** A JSON column. Its value is stored as text. */
type Json<Value> = Column<string, Value>;

const of =
  <Stored, Value = Stored>(type: ColumnType) =>
  (about: string, unit = ''): Column<Stored, Value> => ({ about, type, unit, nullable: false });

export const id = of<string>('id');
const accountOf = of<string>('account');
/** An account id. Exports replace it with a role, such as `self` or `other-1`. */
export const account = (about: string): Plain<string> =>
  accountOf(about, 'self for the person; other-1, other-2 and so on for others');
export const text = <Value extends string = string>(about: string, unit = ''): Plain<Value> =>
  of<Value>('text')(about, unit);
export const whole = of<number>('whole');
export const number = of<number>('number');
export const instant = of<string>('instant');
export const date = of<LocalDate>('date');

/** A JSON column. If a schema of the contract is given, the schema determines the type of the value. */
export const json = <Value = unknown>(
  about: string,
  unit = '',
  shape?: z.core.$ZodType<Value>,
): Json<Value> => {
  const column = of<string, Value>('json')(about, unit);
  return shape === undefined ? column : { ...column, shape };
};

/** Restricts a column to the values of a contract schema. */
export const shaped = <Value extends string | number | null>(
  column: Column,
  shape: z.core.$ZodType<Value>,
): Plain<Value> => ({ ...column, shape }) as Plain<Value>;

type Words = Readonly<Record<string, string>> | readonly string[];

/** Adds the meaning of each code to a column. Meanings that are texts of a catalog are read in a function. */
export const coded = <Described extends Column>(
  column: Described,
  words: Words | (() => Words),
): Described => ({
  ...column,
  words: () => new Map(Object.entries(typeof words === 'function' ? words() : words)),
});

export const flag = (about: string): Column<number, boolean> =>
  coded(of<number, boolean>('yes-no')(about), ['no', 'yes']);

/** Describes the elements of a JSON column that contains a list. */
export const list = <Value = unknown[]>(
  about: string,
  unit: string,
  holds: NonNullable<Column['list']>,
  shape?: z.core.$ZodType<Value>,
): Json<Value> => ({ ...json(about, unit, shape), list: holds });

/** Marks a column or table as internal data that no person entered. */
export const inner = <Described extends object>(
  described: Described,
): Described & { readonly inner: true } => ({ ...described, inner: true });

/** Marks a column that exports leave out. */
export const hidden = <Described extends Column>(
  column: Described,
): Described & { readonly hidden: true } => ({ ...column, hidden: true });

/** Makes a column nullable. */
export const nullable = <Stored, Value>(
  column: Column<Stored, Value>,
): Column<Stored | null, Value | null> =>
  ({ ...column, nullable: true }) as Column<Stored | null, Value | null>;

export const zone = shaped(text('The time zone of the device', 'IANA time zone'), zoneShape);
export const createdAt = instant('When it was stored');
export const updatedAt = instant('When it was last changed');
