import { createHash } from 'node:crypto';
import type { Contents, Row, Table } from './contents.ts';

/**
 * A table's row count, and a hash of its rows that depends neither on the database engine nor on the order of the rows.
 */
interface TableDigest {
  readonly rows: number;
  /** 64 hex digits. */
  readonly hash: string;
}

/** The digests of all tables, by table name. */
export type Digests = Readonly<Record<string, TableDigest>>;

const SIZE = 2n ** 256n;

const numberOf = (value: unknown): bigint =>
  BigInt(`0x${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`);

/** Receives a table's rows in batches and returns the digest at the end. */
const tableDigest = (table: Table) => {
  let count = 0;
  // The row hashes are added up, so the order of the rows is irrelevant. Sorting the rows instead would not work,
  // because the two engines sort text differently.
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
 * Counts and hashes the rows of all tables, or only of the selected tables.
 *
 * @param take called with each batch of rows, for example to copy it
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

/** The names of the tables that differ, sorted. */
export const differingTables = (one: Digests, other: Digests): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter(
      (name) => one[name]?.rows !== other[name]?.rows || one[name]?.hash !== other[name]?.hash,
    )
    .sort();

/** The total number of rows. */
export const rowsIn = (digests: Digests): number =>
  Object.values(digests).reduce((sum, { rows }) => sum + rows, 0);
