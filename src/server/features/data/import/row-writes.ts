import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import { DICTIONARY, type ExportedTable } from '#server/db/dictionary/dictionary.ts';
import type { Tx } from '#server/db/transaction.ts';
import { columnsOf, SELF, type StoredRow } from '#server/features/data/export/rows.ts';

/** What makes two rows the same where it is not what an export is sorted by. */
const SAME_BY: Readonly<Partial<Record<ExportedTable, readonly string[]>>> = {
  chat_messages: ['id'],
};

const keyOf = (table: ExportedTable): readonly string[] => SAME_BY[table] ?? DICTIONARY[table].key;

const textOf = (table: ExportedTable, row: StoredRow): string =>
  JSON.stringify(keyOf(table).map((column) => row[column]));

const isOneOf = (table: ExportedTable, rows: readonly StoredRow[]): RawBuilder<unknown> => {
  const key = keyOf(table);
  // A table with one row for a person has no key.
  if (key.length === 0) return sql`1 = 1`;
  const each = rows.map(
    (row) =>
      sql`(${sql.join(
        key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
        sql` and `,
      )})`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
};

/** Those rows that the person does not have yet; the same key twice counts once. */
export const newRows = async (
  db: Pick<Tx, 'getExecutor'>,
  userId: UserId,
  table: ExportedTable,
  rows: readonly StoredRow[],
): Promise<readonly StoredRow[]> => {
  const key = keyOf(table);
  const columns = key.length === 0 ? sql`1 as here` : sql.join(key.map((one) => sql.ref(one)));
  const here = await sql<StoredRow>`
    select ${columns} from ${sql.table(table)}
    where user_id = ${userId} and ${isOneOf(table, rows)}
  `.execute(db);
  if (key.length === 0) return here.rows.length === 0 ? rows.slice(0, 1) : [];
  const known = new Set(here.rows.map((row) => textOf(table, row)));
  return rows.filter((row) => {
    const text = textOf(table, row);
    return known.has(text) ? false : known.add(text);
  });
};

const storedValue = (
  table: ExportedTable,
  column: string,
  value: unknown,
  userId: UserId,
): unknown => {
  const { type, nullable } = DICTIONARY[table].columns[column] ?? {};
  if (type === 'id' && value === SELF) return userId;
  // Where a column cannot be empty, nothing is the null of JSON.
  return type === 'json' && !(nullable && value === null) ? JSON.stringify(value) : value;
};

/** Keeps rows as the person's own; one that a rule of the schema has no room for is left out. Returns how many were kept. */
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
    values ${sql.join(values)} on conflict do nothing
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
};
