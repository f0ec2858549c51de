/** The kind of value in a column, independent of the database engine. */
export type ColumnKind = 'text' | 'whole' | 'real';

interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

export interface Table {
  readonly name: string;
  /** The columns sorted by name, so that their order does not depend on the database engine. */
  readonly columns: readonly Column[];
}

/** A table, and the names of the tables that it references. */
export interface RelatedTable extends Table {
  readonly refersTo: readonly string[];
}

/**
 * The values of a row in the order of the columns. Numbers are written as decimal text, which is the same for both
 * database engines.
 */
export type Row = readonly (string | null)[];

/** The contents of a database at one instant. */
export interface Contents {
  /** The tables, ordered so that each follows the tables that it references. */
  readonly tables: readonly Table[];
  /** The rows of a table in batches, in no particular order. */
  readonly rows: (table: Table) => AsyncIterable<readonly Row[]>;
}

/** Number of rows in a batch. */
export const ROWS_AT_ONCE = 500;

/**
 * Orders tables so that each follows the tables that it references.
 *
 * @throws Error when the references form a cycle
 */
export const inOrder = (tables: readonly RelatedTable[]): readonly Table[] => {
  const ordered: Table[] = [];
  const done = new Set<string>();
  let waiting = tables;
  while (waiting.length > 0) {
    const ready = waiting.filter((table) =>
      table.refersTo.every((name) => name === table.name || done.has(name)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      done.add(name);
    }
    waiting = waiting.filter(({ name }) => !done.has(name));
  }
  return ordered;
};

/** A quoted SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
