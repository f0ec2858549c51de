import type pg from 'pg';
import {
  type ColumnKind,
  type Contents,
  inOrder,
  quoted,
  ROWS_AT_ONCE,
  type Row,
  type Table,
} from './contents.ts';

const KINDS: Readonly<Record<string, ColumnKind>> = {
  text: 'text',
  'character varying': 'text',
  integer: 'whole',
  bigint: 'whole',
  'double precision': 'real',
};

const kindOf = (type: string): ColumnKind => {
  const kind = KINDS[type];
  if (kind === undefined) throw new Error(`A column of the type ${type} cannot be compared.`);
  return kind;
};

const COLUMNS = `
  select c.relname as table, a.attname as name,
    split_part(format_type(a.atttypid, a.atttypmod), '(', 1) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attname collate "C"`;

const RELATIONS = `
  select distinct c.conrelid::regclass::text as table, c.confrelid::regclass::text as target
  from pg_constraint c
  where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`;

const groupsOf = async function* (client: pg.ClientBase, table: Table): AsyncGenerator<Row[]> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
  await client.query(
    `declare contents no scroll cursor for select ${columns} from ${quoted(table.name)}`,
  );
  for (;;) {
    const { rows } = await client.query<(string | number | null)[]>({
      text: `fetch ${ROWS_AT_ONCE} from contents`,
      rowMode: 'array',
    });
    yield rows.map((row) => row.map((value) => (value === null ? null : String(value))));
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close contents');
};

/** Reads the contents of the current schema of a PostgreSQL database. The connection must be in a transaction. */
export const postgresqlContents = async (client: pg.ClientBase): Promise<Contents> => {
  const columns = await client.query<{ table: string; name: string; type: string }>(COLUMNS);
  const relations = await client.query<{ table: string; target: string }>(RELATIONS);
  const names = [...new Set(columns.rows.map(({ table }) => table))];
  const tables = names.map((table) => ({
    name: table,
    columns: columns.rows
      .filter((column) => column.table === table)
      .map(({ name, type }) => ({ name, kind: kindOf(type) })),
    refersTo: relations.rows.filter((one) => one.table === table).map(({ target }) => target),
  }));
  return { tables: inOrder(tables), rows: (table) => groupsOf(client, table) };
};

/** Inserts rows into a PostgreSQL database. */
export const postgresqlAdder = (client: pg.ClientBase) => {
  return async (table: Table, rows: readonly Row[]): Promise<void> => {
    const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
    const records = rows.map((row) =>
      Object.fromEntries(table.columns.map(({ name }, at) => [name, row[at] ?? null])),
    );
    await client.query(
      `insert into ${quoted(table.name)} (${columns})
       select ${columns} from json_populate_recordset(null::${quoted(table.name)}, $1::json)`,
      [JSON.stringify(records)],
    );
  };
};
