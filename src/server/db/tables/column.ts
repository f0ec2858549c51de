import type * as z from 'zod/mini';
import { zone as zoneShape } from '#contract/shared/fields.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

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

/** Exists for the compiler only: the type of the stored value, and of the value that code works with. */
declare const TYPES: unique symbol;

/** A column: its type, what it means to whoever reads an export, and what a file may bring back. */
export interface Column<Stored = unknown, Value = unknown> {
  readonly [TYPES]?: readonly [Stored, Value];
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
  /** What its values have to be beyond their type, by the contract. */
  readonly shape?: z.core.$ZodType;
  /** Whether it is the working of the program rather than something that a person entered. */
  readonly inner?: true;
  /** Whether no export has it: a secret, or work of the server. */
  readonly hidden?: true;
}

/** A column whose values are stored as they are. */
type Plain<Value> = Column<Value, Value>;

/** A column of JSON, stored as text. */
type Json<Value> = Column<string, Value>;

const of =
  <Stored, Value = Stored>(type: ColumnType) =>
  (about: string, unit = ''): Column<Stored, Value> => ({ about, type, unit, nullable: false });

export const id = of<string>('id');
const accountOf = of<string>('account');
/** Who an account belongs to, told in an export without its id. */
export const account = (about: string): Plain<string> =>
  accountOf(about, 'self for the person; other-1, other-2 and so on for others');
export const text = <Value extends string = string>(about: string, unit = ''): Plain<Value> =>
  of<Value>('text')(about, unit);
export const whole = of<number>('whole');
export const number = of<number>('number');
export const instant = of<string>('instant');
export const date = of<LocalDate>('date');

/** JSON; with a schema of the contract, its values are of that type. */
export const json = <Value = unknown>(
  about: string,
  unit = '',
  shape?: z.core.$ZodType<Value>,
): Json<Value> => {
  const column = of<string, Value>('json')(about, unit);
  return shape === undefined ? column : { ...column, shape };
};

/** The same column with values of a schema of the contract only. */
export const shaped = <Value extends string | number | null>(
  column: Column,
  shape: z.core.$ZodType<Value>,
): Plain<Value> => ({ ...column, shape }) as Plain<Value>;

/** The same column with what its codes mean. */
export const coded = <Described extends Column>(
  column: Described,
  words: Readonly<Record<string, string>> | readonly string[],
): Described => ({ ...column, words: new Map(Object.entries(words)) });

export const yesNo = (about: string): Column<number, boolean> =>
  coded(of<number, boolean>('yes-no')(about), ['no', 'yes']);

/** JSON that is a list. */
export const list = <Value = unknown[]>(
  about: string,
  unit: string,
  holds: NonNullable<Column['list']>,
  shape?: z.core.$ZodType<Value>,
): Json<Value> => ({ ...json(about, unit, shape), list: holds });

/** The same column, or table, as a working of the program. */
export const inner = <Described extends object>(
  described: Described,
): Described & { readonly inner: true } => ({ ...described, inner: true });

/** The same column, which no export has. */
export const hidden = <Described extends Column>(
  column: Described,
): Described & { readonly hidden: true } => ({ ...column, hidden: true });

/** The same column where it can be empty. */
export const orNone = <Stored, Value>(
  column: Column<Stored, Value>,
): Column<Stored | null, Value | null> =>
  ({ ...column, nullable: true }) as Column<Stored | null, Value | null>;

export const zone = shaped(text('The time zone of the device', 'IANA time zone'), zoneShape);
export const createdAt = instant('When it was stored');
export const updatedAt = instant('When it was last changed');
