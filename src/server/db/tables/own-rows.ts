import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { HttpError } from '#server/errors.ts';
import type { Column } from './column.ts';
import type { ColumnsOf } from './table.ts';
import { type ExportedTable, TABLES } from './tables.ts';

type Columns<Name extends ExportedTable> = ColumnsOf<(typeof TABLES)[Name]>;

type CamelCase<Text> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Text;

/** What code calls a column: what is given, or else its own name in camel case. */
type Field<Name, Names> = Name extends keyof Names ? Names[Name] : CamelCase<Name>;

type Stamp = 'created_at' | 'updated_at';

/** A row with its values as code works with them: parsed JSON, booleans, and names in camel case. */
type Values<Name extends ExportedTable, Names, With> = {
  readonly [Column in Exclude<keyof Columns<Name>, Exclude<Stamp, With>> as Field<Column, Names> &
    string]: ValueOf<Columns<Name>[Column]>;
};

type ValueOf<Described> = Described extends Column<unknown, infer Value> ? Value : never;

type AnyRow = Record<string, unknown>;
type AnySchema = Record<string, AnyRow>;

const camelCase = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const decoded = ({ type }: Column, stored: unknown): unknown => {
  if (stored === null) return null;
  if (type === 'yes-no') return stored === 1;
  return type === 'json' ? JSON.parse(String(stored)) : stored;
};

const encoded = ({ type, nullable }: Column, value: unknown): unknown => {
  if (type === 'json') return nullable && value === null ? null : JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : value;
};

interface Options<Name extends ExportedTable, Names, With> {
  /** What code calls columns that it does not call by their own names in camel case. */
  readonly as?: Names & { readonly [Column in keyof Columns<Name>]?: string };
  /** Which of the times of storing it reads as well. */
  readonly with?: readonly With[];
}

/**
 * Reads and writes one table's rows of one person at a time, by the table's description. Each function takes the
 * database or a transaction. `created_at` and `updated_at` are set here, from `now`.
 */
export const ownRows = <
  Name extends ExportedTable,
  const Names = Readonly<Record<never, string>>,
  With extends Stamp = never,
>(
  name: Name,
  { as, with: stamps = [] }: Options<Name, Names, With> = {},
) => {
  type Given = Values<Name, Names, With>;
  type Query = SelectQueryBuilder<Schema, Name, Given>;

  const { key, stored }: { key: readonly string[]; stored: Readonly<Record<string, Column>> } =
    TABLES[name];
  const names: Readonly<Record<string, string | undefined>> = as ?? {};
  const stamped = ['created_at', 'updated_at'].filter((stamp) => Object.hasOwn(stored, stamp));
  const hasUpdate = stamped.includes('updated_at');
  const isRead = (column: string): boolean =>
    (column !== 'created_at' && column !== 'updated_at') ||
    stamps.some((stamp) => stamp === column);
  const fields = Object.entries(stored)
    .filter(([column]) => isRead(column))
    .map(([column, described]) => ({
      column,
      described,
      field: names[column] ?? camelCase(column),
    }));
  const columns = fields.map(({ column }) => column);

  // The columns are those of the table's description, from which the schema is made.
  const table: string = name;
  const on = (db: Kysely<Schema>) => db as unknown as Kysely<AnySchema>;

  /** A stored row as code works with it. */
  const read = (row: object): Given => {
    const of: AnyRow = Object.fromEntries(Object.entries(row));
    return Object.fromEntries(
      fields.map(({ column, field, described }) => [field, decoded(described, of[column])]),
    ) as Given;
  };

  /** The columns of some values. */
  const write = (values: Given | Partial<Given>): AnyRow => {
    const of: AnyRow = values;
    return Object.fromEntries(
      fields.flatMap(({ column, field, described }) =>
        of[field] === undefined ? [] : [[column, encoded(described, of[field])]],
      ),
    );
  };

  /** The rows of a person with some values. */
  const theirs = (userId: UserId, where: AnyRow) => (eb: ExpressionBuilder<AnySchema, string>) =>
    eb.and({ user_id: userId, ...where });

  const found = (db: Kysely<Schema>, userId: UserId, where: AnyRow) =>
    on(db).selectFrom(table).select(columns).where(theirs(userId, where));

  const insertion = (db: Kysely<Schema>, userId: UserId, row: AnyRow, now: string) =>
    on(db)
      .insertInto(table)
      .values({
        ...Object.fromEntries(stamped.map((stamp) => [stamp, now])),
        ...row,
        user_id: userId,
      });

  return {
    read,
    write,

    /** The row with these values; undefined where there is none. */
    get: async (
      db: Kysely<Schema>,
      userId: UserId,
      where: Partial<Given> = {},
    ): Promise<Given | undefined> => {
      const row = await found(db, userId, write(where)).executeTakeFirst();
      return row === undefined ? undefined : read(row);
    },

    /** The rows, all or as the query is narrowed, in its order. */
    list: async (
      db: Kysely<Schema>,
      userId: UserId,
      narrowed: (query: Query) => Query = (query) => query,
    ): Promise<Given[]> => {
      const query = found(db, userId, {}) as unknown as Query;
      return (await narrowed(query).execute()).map((row) => read(row));
    },

    /** Adds a row unless there is one of its key, which stays as it is. Returns the row that is kept. */
    addOnce: async (
      db: Kysely<Schema>,
      userId: UserId,
      values: Given,
      now: string,
    ): Promise<Given> => {
      const row = write(values);
      await insertion(db, userId, row, now)
        .onConflict((clash) => clash.columns(['user_id', ...key]).doNothing())
        .execute();
      const of = Object.fromEntries(key.map((column) => [column, row[column]]));
      return read(await found(db, userId, of).executeTakeFirstOrThrow());
    },

    /** Adds a row, or changes the one of its key. */
    put: async (db: Kysely<Schema>, userId: UserId, values: Given, now: string): Promise<void> => {
      const row = write(values);
      const changes = Object.fromEntries(
        Object.entries({ ...(hasUpdate ? { updated_at: now } : {}), ...row }).filter(
          ([column]) => !key.includes(column),
        ),
      );
      await insertion(db, userId, row, now)
        .onConflict((clash) => clash.columns(['user_id', ...key]).doUpdateSet(changes))
        .execute();
    },

    /** Deletes the rows with these values. Throws a 404 with this sentence where there is none. */
    remove: async (
      db: Kysely<Schema>,
      userId: UserId,
      where: Partial<Given>,
      gone: string,
    ): Promise<void> => {
      const { numDeletedRows } = await on(db)
        .deleteFrom(table)
        .where(theirs(userId, write(where)))
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new HttpError('not_found', gone);
    },
  };
};
