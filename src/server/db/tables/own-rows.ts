import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
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

/** What code calls a column: what is given, or else its own name in camel case. */
type Field<Name, Names> = Name extends keyof Names ? Names[Name] : CamelCase<Name>;

type Stamp = 'created_at' | 'updated_at';

/** A row with its values as code works with them: parsed JSON, booleans, and names in camel case. */
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

/** The same value, of which nothing has to be changeable. */
type Unchanged<Value> = unknown extends Value
  ? unknown
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { readonly [Part in keyof Value]: Unchanged<Value[Part]> };

/** How many rows one statement adds, which both databases take. */
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

interface Options<Name extends ExportedTable, Names, With, Without> {
  /** What code calls columns that it does not call by their own names in camel case. */
  readonly as?: Names & { readonly [Column in keyof Columns<Name>]?: string };
  /** Which of the times of storing it reads as well. */
  readonly with?: readonly With[];
  /** Which columns it neither reads nor writes; rows are added only where these can be empty. */
  readonly without?: readonly Without[];
}

/**
 * Reads and writes one table's rows of one person at a time, by the table's description. Each function takes the
 * database or a transaction. `created_at` and `updated_at` are set here, from `now`.
 */
export const ownRows = <
  Name extends ExportedTable,
  const Names = Readonly<Record<never, string>>,
  With extends Stamp = never,
  Without extends keyof Columns<Name> = never,
>(
  name: Name,
  { as, with: stamps = [], without = [] }: Options<Name, Names, With, Without> = {},
) => {
  type Kept = Values<Name, Names, With, Without>;
  type Given = { readonly [Field in keyof Kept]: Unchanged<Kept[Field]> };
  type Query = SelectQueryBuilder<Schema, Name, Kept>;

  const { key, stored }: { key: readonly string[]; stored: Readonly<Record<string, Column>> } =
    TABLES[name];
  const names: Readonly<Record<string, string | undefined>> = as ?? {};
  const stamped = ['created_at', 'updated_at'].filter((stamp) => Object.hasOwn(stored, stamp));
  const hasUpdate = stamped.includes('updated_at');
  const isRead = (column: string): boolean =>
    !without.some((one) => one === column) &&
    (!stamped.includes(column) || stamps.some((stamp) => stamp === column));
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
  const read = (row: object): Kept => {
    const of = row as AnyRow;
    // A third of the time that `Object.fromEntries` takes: a list can have thousands of rows.
    const values: AnyRow = {};
    for (const { column, field, described } of fields) {
      values[field] = decoded(described, of[column]);
    }
    return values as Kept;
  };

  /** The columns of some values. */
  const write = (values: Partial<Given>): AnyRow => {
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

  /** The columns of some values but for the key. */
  const changesOf = (values: Partial<Given>): AnyRow =>
    Object.fromEntries(Object.entries(write(values)).filter(([column]) => !key.includes(column)));

  /** A row with all that is stored. */
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

  /** The row of the same key. Throws where it is deleted meanwhile, as all rows of an account are with it. */
  const ofSameKey = async (db: Kysely<Schema>, userId: UserId, values: Given): Promise<Kept> => {
    const row = write(values);
    const where = Object.fromEntries(key.map((column) => [column, row[column]]));
    return read(await found(db, userId, where).executeTakeFirstOrThrow(() => accountGone()));
  };

  return {
    /** The columns that `read` needs, for queries of other kinds. */
    columns: columns as unknown as readonly (ReadColumn<Name, With, Without> & string)[],

    read,

    /** The row with these values; undefined where there is none. */
    get,

    /** The rows, all or as the query is narrowed, in its order. */
    list: async (
      db: Kysely<Schema>,
      userId: UserId,
      narrowed: (query: Query) => Query = (query) => query,
    ): Promise<Kept[]> => {
      const query = found(db, userId, {}) as unknown as Query;
      return (await narrowed(query).execute()).map((row) => read(row));
    },

    /** Adds a row and returns it; undefined where there is one of its key, which stays as it is. */
    add,

    /** Adds a row unless there is one of its key, which stays as it is. Returns the row that is kept. */
    addOnce: async (
      db: Kysely<Schema>,
      userId: UserId,
      values: Given,
      now: string,
    ): Promise<Kept> =>
      (await add(db, userId, values, now)) ?? (await ofSameKey(db, userId, values)),

    /** `addOnce` by a query that is built once, for the busiest calls. */
    addsOnce: ({ db, run }: Pick<Database, 'db' | 'run'>) => {
      const all = new Set([...stamped, ...columns, 'user_id']);
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

    /** Adds rows, but for those whose keys are there. */
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

    /** Adds a row, or changes the one of its key. */
    put: async (db: Kysely<Schema>, userId: UserId, values: Given, now: string): Promise<void> => {
      const changes = { ...(hasUpdate ? { updated_at: now } : {}), ...changesOf(values) };
      await on(db)
        .insertInto(table)
        .values(rowOf(userId, values, now))
        .onConflict((clash) => clash.columns(['user_id', ...key]).doUpdateSet(changes))
        .execute();
    },

    /** Changes the rows with these values, but neither their keys nor when they were last changed. */
    change: async (
      db: Kysely<Schema>,
      userId: UserId,
      where: Partial<Given>,
      changes: Partial<Given>,
    ): Promise<void> => {
      await on(db)
        .updateTable(table)
        .set(changesOf(changes))
        .where(theirs(userId, write(where)))
        .execute();
    },

    /** Deletes the rows with these values. Throws a 404 with the sentence, where one is given, when there is none. */
    remove: async (
      db: Kysely<Schema>,
      userId: UserId,
      where: Partial<Given>,
      gone?: string,
    ): Promise<void> => {
      const { numDeletedRows } = await on(db)
        .deleteFrom(table)
        .where(theirs(userId, write(where)))
        .executeTakeFirstOrThrow();
      if (gone !== undefined && numDeletedRows === 0n) throw new HttpError('not_found', gone);
    },
  };
};
