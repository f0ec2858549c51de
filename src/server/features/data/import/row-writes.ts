import { sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import { DICTIONARY, type ExportedTable } from '#server/db/tables/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { columnsOf, SELF, type StoredRow } from '#server/features/data/export/rows.ts';

/** The columns that identify a row, for tables in which exports are sorted by other columns. */
const SAME_BY: Readonly<Partial<Record<ExportedTable, readonly string[]>>> = {
  chat_messages: ['id'],
};

/** Further columns whose combined values must be unique among a user's rows. */
const ALSO_UNIQUE: Readonly<Partial<Record<ExportedTable, readonly string[]>>> = {
  goal_ratings: ['goal_id', 'rater_id', 'local_date'],
  weekly_quizzes: ['id'],
};

/** For tables with one row per user: the column that an import may fill in as long as it is null. */
const FILLED_IN: Readonly<Partial<Record<ExportedTable, string>>> = { follows: 'topics' };

const storedValue = (
  table: ExportedTable,
  column: string,
  value: unknown,
  userId: UserId,
): unknown => {
  const { type, nullable } = DICTIONARY[table].columns[column] ?? {};
  if (type === 'account' && value === SELF) return userId;
  // If the column cannot be null, a null value is stored as JSON text.
  return type === 'json' && !(nullable && value === null) ? JSON.stringify(value) : value;
};

/** The rows whose key the user does not have yet. If several rows have the same key, only one of them is returned. */
const newBy = async (
  key: readonly string[],
  db: Pick<Tx, 'getExecutor'>,
  userId: UserId,
  table: ExportedTable,
  rows: readonly StoredRow[],
): Promise<readonly StoredRow[]> => {
  if (rows.length === 0) return [];
  const valuesOf = (row: StoredRow): readonly unknown[] =>
    key.map((column) => storedValue(table, column, row[column], userId));
  const isOneOf = rows.map((row) => {
    const values = valuesOf(row);
    const same = key.map((column, place) => sql`${sql.ref(column)} = ${values[place]}`);
    return sql`(${sql.join(same, sql` and `)})`;
  });
  const here = await sql<StoredRow>`
    select ${sql.join(key.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where user_id = ${userId} and (${sql.join(isOneOf, sql` or `)})
  `.execute(db);
  const known = new Set(here.rows.map((row) => JSON.stringify(valuesOf(row))));
  return rows.filter((row) => {
    const text = JSON.stringify(valuesOf(row));
    return known.has(text) ? false : known.add(text);
  });
};

/** The rows that the user does not have yet and that can be stored. */
export const newRows = async (
  db: Pick<Tx, 'getExecutor'>,
  userId: UserId,
  table: ExportedTable,
  rows: readonly StoredRow[],
): Promise<readonly StoredRow[]> => {
  const key = SAME_BY[table] ?? DICTIONARY[table].key;
  if (key.length === 0) {
    // This is a table with one row per user, which has no key except the user's id.
    const filled = FILLED_IN[table];
    const open = filled === undefined ? sql`` : sql`and ${sql.ref(filled)} is not null`;
    const here = await sql`
      select 1 as here from ${sql.table(table)} where user_id = ${userId} ${open}
    `.execute(db);
    const [row] = rows;
    const isEmpty = row === undefined || (filled !== undefined && row[filled] === null);
    return here.rows.length > 0 || isEmpty ? [] : [row];
  }
  const fresh = await newBy(key, db, userId, table, rows);
  const also = ALSO_UNIQUE[table];
  return also === undefined ? fresh : newBy(also, db, userId, table, fresh);
};

const conflictOf = (table: ExportedTable) => {
  const filled = FILLED_IN[table];
  if (filled === undefined) return sql`on conflict do nothing`;
  const column = sql.ref(filled);
  return sql`on conflict (user_id) do update set ${column} = excluded.${column}
    where ${sql.ref(`${table}.${filled}`)} is null`;
};

/** Stores rows as the user's own, except rows that conflict with existing rows. Returns the number of stored rows. */
export const insertRows = async (
  tx: Tx,
  userId: UserId,
  table: ExportedTable,
  rows: readonly StoredRow[],
): Promise<number> => {
  if (rows.length === 0) return 0;
  const columns = columnsOf(table);
  const values = rows.map(
    (row) =>
      sql`(${sql.join([
        userId,
        ...columns.map((column) => storedValue(table, column, row[column], userId)),
      ])})`,
  );
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)}
      (${sql.join(['user_id', ...columns].map((column) => sql.ref(column)))})
    values ${sql.join(values)} ${conflictOf(table)}
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
};
