import { createHash } from 'node:crypto';
import type { Contents, Row, Table } from './contents.ts';

/** How much a table holds, and a hash over it that does not depend on the engine or on the order of the rows. */
interface TableDigest {
  readonly rows: number;
  /** 64 hex digits. */
  readonly hash: string;
}

/** The digests of tables by name. */
export type Digests = Readonly<Record<string, TableDigest>>;

const SIZE = 2n ** 256n;

const numberOf = (value: unknown): bigint =>
  BigInt(`0x${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`);

/** Takes the rows of a table group by group, and gives its digest at the end. */
const tableDigest = (table: Table) => {
  let count = 0;
  // A sum needs no order, and so no sorting; two engines sort text differently.
  let sum = numberOf(table.columns.map(({ name }) => name));
  return {
    add: (rows: readonly Row[]): void => {
      count += rows.length;
      for (const row of rows) sum = (sum + numberOf(row)) % SIZE;
    },
    end: (): TableDigest => ({ rows: count, hash: sum.toString(16).padStart(64, '0') }),
  };
};

/**
 * Reads all tables, or those that are wanted, and counts and hashes them on the way.
 *
 * @param take gets each group of rows, such as to add it elsewhere
 */
export const digestsOf = async (
  contents: Contents,
  {
    isWanted = () => true,
    take = async () => undefined,
  }: {
    readonly isWanted?: (name: string) => boolean;
    readonly take?: (table: Table, rows: readonly Row[]) => Promise<void>;
  } = {},
): Promise<Digests> => {
  const digests: Record<string, TableDigest> = {};
  for (const table of contents.tables.filter(({ name }) => isWanted(name))) {
    const digest = tableDigest(table);
    for await (const rows of contents.rows(table)) {
      digest.add(rows);
      if (rows.length > 0) await take(table, rows);
    }
    digests[table.name] = digest.end();
  }
  return digests;
};

/** The names of the tables that are not the same in both, in order; none when all are. */
export const differingTables = (one: Digests, other: Digests): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter(
      (name) => one[name]?.rows !== other[name]?.rows || one[name]?.hash !== other[name]?.hash,
    )
    .sort();

/** How many rows all tables have together. */
export const rowsIn = (digests: Digests): number =>
  Object.values(digests).reduce((sum, { rows }) => sum + rows, 0);
