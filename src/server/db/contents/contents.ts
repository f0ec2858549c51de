/** How a column keeps its values, the same on both engines. */
export type ColumnKind = 'text' | 'whole' | 'real';

interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

export interface Table {
  readonly name: string;
  /** In the order of their names, which does not depend on the engine. */
  readonly columns: readonly Column[];
}

/** A table with the names of the tables that its rows belong to. */
export interface RelatedTable extends Table {
  readonly refersTo: readonly string[];
}

/** The values of a row in the order of the columns; numbers as decimal text, which does not depend on the engine. */
export type Row = readonly (string | null)[];

/** All that a database holds at one instant. */
export interface Contents {
  /** Each after those that its rows belong to. */
  readonly tables: readonly Table[];
  /** The rows of a table in groups, in no particular order. */
  readonly rows: (table: Table) => AsyncIterable<readonly Row[]>;
}

/** How many rows are in memory at once. */
export const ROWS_AT_ONCE = 500;

/**
 * The tables in an order in which each comes after those that it refers to.
 *
 * @throws Error when they refer to each other in a circle
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

/** A name within SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
