import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { DICTIONARY, type ExportedTable } from '#server/db/tables/tables.ts';

/** A stored row: texts and numbers by column name. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** The id that exports use for the user's own account. */
export const SELF = 'self';

const PAGE_ROWS = 200;
/** The maximum size of a page of large rows in bytes. A single row may be larger. */
const PAGE_BYTES = 512 * 1024;

/** The exported columns of a table, in order. */
export const columnsOf = (table: ExportedTable): readonly string[] =>
  Object.keys(DICTIONARY[table].columns);

/** How many of the next rows fit into a page. The result is at least 1, even if that row is larger than a page. */
const rowsThatFit = async (
  db: Kysely<Schema>,
  table: ExportedTable,
  columns: readonly string[],
  next: RawBuilder<unknown>,
): Promise<number> => {
  const texts = columns.filter((column) =>
    ['text', 'json'].includes(DICTIONARY[table].columns[column]?.type ?? ''),
  );
  if (texts.length === 0) return PAGE_ROWS;
  const lengths = texts.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`);
  const { rows } = await sql<{ bytes: number }>`
    select ${sql.join(lengths, sql` + `)} as bytes ${next} limit ${PAGE_ROWS}
  `.execute(db);
  let bytes = 0;
  const beyond = rows.findIndex((row) => {
    bytes += Number(row.bytes);
    return bytes > PAGE_BYTES;
  });
  return beyond === -1 ? PAGE_ROWS : Math.max(1, beyond);
};

const pageAfter = async (
  db: Kysely<Schema>,
  userId: UserId,
  table: ExportedTable,
  columns: readonly string[],
  last: StoredRow | null,
): Promise<readonly StoredRow[]> => {
  const { key, large } = DICTIONARY[table];
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const after =
    last === null ? sql`` : sql`and (${keys}) > (${sql.join(key.map((column) => last[column]))})`;
  const next = sql`
    from ${sql.table(table)} where user_id = ${userId} ${after}
    ${key.length === 0 ? sql`` : sql`order by ${keys}`}
  `;
  const count = large ? await rowsThatFit(db, table, columns, next) : PAGE_ROWS;
  const { rows } = await sql<StoredRow>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} ${next} limit ${count}
  `.execute(db);
  return rows;
};

/** Assigns each account a name that is the same throughout one export. */
const accountNames = (userId: UserId): ((id: unknown) => string) => {
  const others = new Map<unknown, string>();
  return (id) => {
    if (id === userId) return SELF;
    const name = others.get(id) ?? `other-${others.size + 1}`;
    others.set(id, name);
    return name;
  };
};

const withoutAccounts = (
  table: ExportedTable,
  row: StoredRow,
  nameOf: (id: unknown) => string,
): StoredRow => {
  const { columns } = DICTIONARY[table];
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      columns[column]?.type === 'account' && value !== null ? nameOf(value) : value,
    ]),
  );
};

/**
 * A function that reads a user's rows in one table page by page. With `columns`, it reads only these columns and the
 * key.
 */
export type RowsOf = (
  table: ExportedTable,
  columns?: readonly string[],
) => AsyncGenerator<readonly StoredRow[]>;

/**
 * Reads a user's rows by table, page by page in the order of the key. Each page is a separate query, so that no writer
 * has to wait and only little data is in memory. A row that exists during the whole export appears exactly once; a row
 * that is added, changed or deleted during the export may or may not appear. In the returned rows, names such as `self`
 * and `other-1` replace the account ids.
 */
export const rowsOfPerson = (db: Kysely<Schema>, userId: UserId): RowsOf => {
  const nameOf = accountNames(userId);
  return async function* (table, some = columnsOf(table)) {
    const { key } = DICTIONARY[table];
    const columns = [...new Set([...key, ...some])];
    let last: StoredRow | null = null;
    while (true) {
      const page: readonly StoredRow[] = await pageAfter(db, userId, table, columns, last);
      if (page.length > 0) yield page.map((row) => withoutAccounts(table, row, nameOf));
      last = page.at(-1) ?? null;
      if (last === null || key.length === 0) return;
      // Other requests can run between two pages.
      await nextTurn();
    }
  };
};

/** A stored row with its JSON columns parsed. */
export const readable = (table: ExportedTable, row: StoredRow): StoredRow => {
  const { columns } = DICTIONARY[table];
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      columns[column]?.type === 'json' && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  );
};
