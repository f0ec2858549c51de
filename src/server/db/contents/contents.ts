/** How a column stores its values, independent of the engine. */
export type ColumnKind = 'text' | 'whole' | 'real';

interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

export interface Table {
  readonly name: string;
  /** Sorted by name, which does not depend on the engine. */
  readonly columns: readonly Column[];
}

/** A table with the names of the tables it references. */
export interface RelatedTable extends Table {
  readonly refersTo: readonly string[];
}

/** The values of a row in column order; numbers as decimal text, which does not depend on the engine. */
export type Row = readonly (string | null)[];

/** The contents of a database at one instant. */
export interface Contents {
  /** Each after the tables it references. */
  readonly tables: readonly Table[];
  /** The rows of a table in batches, in no particular order. */
  readonly rows: (table: Table) => AsyncIterable<readonly Row[]>;
}

/** The batch size for reading rows. */
export const ROWS_AT_ONCE = 500;

/**
 * Orders tables so that each comes after those it references.
 *
 * @throws Error when references form a cycle
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
