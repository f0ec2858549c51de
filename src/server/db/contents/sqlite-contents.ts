import type BetterSqlite3 from 'better-sqlite3';
import {
  type ColumnKind,
  type Contents,
  inOrder,
  quoted,
  ROWS_AT_ONCE,
  type Row,
  type Table,
} from './contents.ts';

type Stored = string | number | bigint | null;

/**
 * The kind of value that a column with this declared type contains. The types are checked in the same order as in
 * SQLite's own rules for type affinity.
 */
const kindOf = (type: string): ColumnKind => {
  if (/int/i.test(type)) return 'whole';
  return /real|floa|doub/i.test(type) ? 'real' : 'text';
};

/** The table names of an SQLite file. */
export const sqliteTableNames = (file: BetterSqlite3.Database): readonly string[] =>
  file
    .prepare<[], { name: string }>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!' order by name",
    )
    .all()
    .map(({ name }) => name);

const groupsOf = function* (file: BetterSqlite3.Database, table: Table): Generator<Row[]> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
  const statement = file
    .prepare<[], Stored[]>(`select ${columns} from ${quoted(table.name)}`)
    .raw()
    .safeIntegers();
  let group: Row[] = [];
  for (const row of statement.iterate()) {
    group.push(row.map((value) => (value === null ? null : String(value))));
    if (group.length < ROWS_AT_ONCE) continue;
    yield group;
    group = [];
  }
  yield group;
};

/**
 * Reads the contents of an SQLite file. The contents are consistent with each other if the connection is in a
 * transaction, or if no other program has the file open.
 */
export const sqliteContents = (file: BetterSqlite3.Database): Contents => {
  const columnsOf = file.prepare<[string], { name: string; type: string }>(
    'select name, type from pragma_table_info(?) order by name',
  );
  const relationsOf = file.prepare<[string], { name: string }>(
    'select distinct "table" as name from pragma_foreign_key_list(?)',
  );
  const tables = sqliteTableNames(file).map((name) => ({
    name,
    columns: columnsOf.all(name).map((column) => ({ ...column, kind: kindOf(column.type) })),
    refersTo: relationsOf.all(name).map((relation) => relation.name),
  }));
  return {
    tables: inOrder(tables),
    rows: async function* (table) {
      yield* groupsOf(file, table);
    },
  };
};

const bound = (value: string | null, kind: ColumnKind): Stored => {
  if (value === null || kind === 'text') return value;
  return kind === 'whole' && /^-?\d+$/.test(value) ? BigInt(value) : Number(value);
};

/** Inserts rows into an SQLite file. */
export const sqliteAdder = (file: BetterSqlite3.Database) => {
  return async (table: Table, rows: readonly Row[]): Promise<void> => {
    const columns = table.columns.map(({ name }) => quoted(name));
    const statement = file.prepare<Stored[]>(
      `insert into ${quoted(table.name)} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) {
      statement.run(...table.columns.map(({ kind }, at) => bound(row[at] ?? null, kind)));
    }
  };
};
