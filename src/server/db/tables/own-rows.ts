import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { DeepReadonly } from '#domain/shared/deep-readonly.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { accountGone, HttpError } from '#server/errors.ts';
import type { Column } from './column.ts';
import type { ColumnsOf } from './table.ts';
import { type ExportedTable, TABLES } from './tables.ts';

type Columns<Name extends ExportedTable> = ColumnsOf<(typeof TABLES)[Name]>;

type CamelCase<Text> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Text;

/** The property name for a column: a name given explicitly, or the column's name in camel case. */
type Field<Name, Names> = Name extends keyof Names ? Names[Name] : CamelCase<Name>;

type Stamp = 'created_at' | 'updated_at';

/** A decoded row, with parsed JSON, booleans, and property names in camel case. */
type Values<Name extends ExportedTable, Names, With, Without> = {
  readonly [Column in ReadColumn<Name, With, Without> as Field<Column, Names> & string]: ValueOf<
    Columns<Name>[Column]
  >;
};

type ReadColumn<Name extends ExportedTable, With, Without> = Exclude<
  keyof Columns<Name> & keyof Schema[Name],
  Exclude<Stamp, With> | Without
>;

type ValueOf<Described> = Described extends Column<unknown, infer Value> ? Value : never;

/** Number of rows per insert statement. Both database engines accept this many. */
const ROWS_AT_ONCE = 500;

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

interface Options<Name extends ExportedTable, Names, With, Without, WriteOnly> {
  /** Property names of columns, where not the column name in camel case. */
  readonly as?: Names & { readonly [Column in keyof Columns<Name>]?: string };
  /** The timestamps to include when reading. */
  readonly with?: readonly With[];
  /** Columns that are neither read nor written. Rows can be added only if all these columns are nullable. */
  readonly without?: readonly Without[];
  /** Columns that are written but never read back. */
  readonly writeOnly?: readonly WriteOnly[];
}

/**
 * Reads and writes one person's rows in one table, based on the table's description. Each function can be called with
 * the database or with a transaction. `created_at` and `updated_at` are set to `now`.
 */
export const ownRows = <
  Name extends ExportedTable,
  const Names = Readonly<Record<never, string>>,
  With extends Stamp = never,
  Without extends keyof Columns<Name> = never,
  WriteOnly extends keyof Columns<Name> = never,
>(
  name: Name,
  {
    as,
    with: stamps = [],
    without = [],
    writeOnly = [],
  }: Options<Name, Names, With, Without, WriteOnly> = {},
) => {
  type Kept = Values<Name, Names, With, Without | WriteOnly>;
  type Written = Values<Name, Names, With, Without>;
  type Given = { readonly [Field in keyof Written]: DeepReadonly<Written[Field]> };
  type Query = SelectQueryBuilder<Schema, Name, Kept>;

  const { key, stored }: { key: readonly string[]; stored: Readonly<Record<string, Column>> } =
    TABLES[name];
  const names: Readonly<Record<string, string | undefined>> = as ?? {};
  const stamped = ['created_at', 'updated_at'].filter((stamp) => Object.hasOwn(stored, stamp));
  const hasUpdate = stamped.includes('updated_at');
  const isUsed = (column: string): boolean =>
    !without.some((one) => one === column) &&
    (!stamped.includes(column) || stamps.some((stamp) => stamp === column));
  const fields = Object.entries(stored)
    .filter(([column]) => isUsed(column))
    .map(([column, described]) => ({
      column,
      described,
      field: names[column] ?? camelCase(column),
    }));
  const readFields = fields.filter(({ column }) => !writeOnly.some((one) => one === column));
  const columns = readFields.map(({ column }) => column);

  // The schema's types derive from the same table description, so the columns that the queries here use exist.
  const table: string = name;
  const on = (db: Kysely<Schema>) => db as unknown as Kysely<AnySchema>;

  /** Decodes a stored row. */
  const read = (row: object): Kept => {
    const of = row as AnyRow;
    // This is three times as fast as `Object.fromEntries`, and a list can have thousands of rows.
    const values: AnyRow = {};
    for (const { column, field, described } of readFields) {
      values[field] = decoded(described, of[column]);
    }
    return values as Kept;
  };

  /** Encodes property values as column values. */
  const write = (values: Partial<Given>): AnyRow => {
    const of: AnyRow = values;
    return Object.fromEntries(
      fields.flatMap(({ column, field, described }) =>
        of[field] === undefined ? [] : [[column, encoded(described, of[field])]],
      ),
    );
  };

  /** A query condition that selects this person's rows that have these values. */
  const theirs = (userId: UserId, where: AnyRow) => (eb: ExpressionBuilder<AnySchema, string>) =>
    eb.and({ user_id: userId, ...where });

  /**
   * Encodes the values of a condition. Throws if there is no value, because the condition would then match every row.
   */
  const some = (where: Partial<Given>): AnyRow => {
    const columnsOf = write(where);
    if (key.length > 0 && Object.keys(columnsOf).length === 0)
      throw new Error(`A change of ${table} needs a condition.`);
    return columnsOf;
  };

  const found = (db: Kysely<Schema>, userId: UserId, where: AnyRow) =>
    on(db).selectFrom(table).select(columns).where(theirs(userId, where));

  /** Encodes property values as column values, without the columns of the key. */
  const changesOf = (values: Partial<Given>): AnyRow =>
    Object.fromEntries(Object.entries(write(values)).filter(([column]) => !key.includes(column)));

  /** A complete row to insert. */
  const rowOf = (userId: UserId, values: Given, now: string): AnyRow => ({
    ...Object.fromEntries(stamped.map((stamp) => [stamp, now])),
    ...write(values),
    user_id: userId,
  });

  const insertion = (db: Kysely<Schema>, rows: AnyRow | readonly AnyRow[]) =>
    on(db)
      .insertInto(table)
      .values(rows)
      .onConflict((clash) => clash.columns(['user_id', ...key]).doNothing());

  const get = async (
    db: Kysely<Schema>,
    userId: UserId,
    where: Partial<Given> = {},
  ): Promise<Kept | undefined> => {
    const row = await found(db, userId, write(where)).executeTakeFirst();
    return row === undefined ? undefined : read(row);
  };

  const add = async (
    db: Kysely<Schema>,
    userId: UserId,
    values: Given,
    now: string,
  ): Promise<Kept | undefined> => {
    const row = await insertion(db, rowOf(userId, values, now))
      .returning(columns)
      .executeTakeFirst();
    return row === undefined ? undefined : read(row);
  };

  /**
   * The existing row with the same key. Throws `accountGone` if the row was deleted concurrently, for example together
   * with its account.
   */
  const ofSameKey = async (db: Kysely<Schema>, userId: UserId, values: Given): Promise<Kept> => {
    const row = write(values);
    const where = Object.fromEntries(key.map((column) => [column, row[column]]));
    return read(await found(db, userId, where).executeTakeFirstOrThrow(() => accountGone()));
  };

  return {
    /** The columns that `read` needs, for custom queries. */
    columns: columns as unknown as readonly (ReadColumn<Name, With, Without | WriteOnly> &
      string)[],

    read,

    /** The row that has these values. Undefined when none exists. */
    get,

    /**
     * All of the person's rows. With `narrowed`, only the rows that the narrowed query selects, in the order of that
     * query.
     */
    list: async (
      db: Kysely<Schema>,
      userId: UserId,
      narrowed: (query: Query) => Query = (query) => query,
    ): Promise<Kept[]> => {
      const query = found(db, userId, {}) as unknown as Query;
      return (await narrowed(query).execute()).map((row) => read(row));
    },

    /** Adds a row and returns it. If the row's key already exists, returns undefined and changes nothing. */
    add,

    /** Adds a row unless its key already exists. Returns the stored row. */
    addOnce: async (
      db: Kysely<Schema>,
      userId: UserId,
      values: Given,
      now: string,
    ): Promise<Kept> =>
      (await add(db, userId, values, now)) ?? (await ofSameKey(db, userId, values)),

    /** Like `addOnce`, but with a query that is compiled only once, for the most frequent calls. */
    addsOnce: ({ db, run }: Pick<Database, 'db' | 'run'>) => {
      const all = new Set([...stamped, ...fields.map(({ column }) => column), 'user_id']);
      const insert = compileOnce(run, (row: Readonly<Record<string, string | number | null>>) =>
        insertion(
          db,
          Object.fromEntries([...all].map((column) => [column, row[column]])),
        ).returning(columns),
      );
      return async (userId: UserId, values: Given, now: string): Promise<Kept> => {
        const row = rowOf(userId, values, now);
        const [added] = await insert(row as Record<string, string | number | null>);
        return added === undefined ? ofSameKey(db, userId, values) : read(added);
      };
    },

    /** Adds rows, skipping keys that already exist. */
    addAll: async (
      db: Kysely<Schema>,
      userId: UserId,
      rows: readonly Given[],
      now: string,
    ): Promise<void> => {
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        const some = rows.slice(start, start + ROWS_AT_ONCE);
        await insertion(
          db,
          some.map((values) => rowOf(userId, values, now)),
        ).execute();
      }
    },

    /** Adds a row, or updates the row that has the same key. */
    put: async (db: Kysely<Schema>, userId: UserId, values: Given, now: string): Promise<void> => {
      const changes = { ...(hasUpdate ? { updated_at: now } : {}), ...changesOf(values) };
      await on(db)
        .insertInto(table)
        .values(rowOf(userId, values, now))
        .onConflict((clash) => clash.columns(['user_id', ...key]).doUpdateSet(changes))
        .execute();
    },

    /**
     * Changes the rows that match. The keys of these rows stay the same, and so does `updated_at`. Throws when no value
     * is given.
     */
    change: async (
      db: Kysely<Schema>,
      userId: UserId,
      where: Partial<Given>,
      changes: Partial<Given>,
    ): Promise<void> => {
      await on(db)
        .updateTable(table)
        .set(changesOf(changes))
        .where(theirs(userId, some(where)))
        .execute();
    },

    /** Deletes the rows that match. If `gone` is given and no row matches, throws a 404 with `gone` as its message. */
    remove: async (
      db: Kysely<Schema>,
      userId: UserId,
      where: Partial<Given>,
      gone?: string,
    ): Promise<void> => {
      const { numDeletedRows } = await on(db)
        .deleteFrom(table)
        .where(theirs(userId, some(where)))
        .executeTakeFirstOrThrow();
      if (gone !== undefined && numDeletedRows === 0n) throw new HttpError('not_found', gone);
    },
  };
};
