import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { ExportedTable } from '#server/db/tables/tables.ts';
import type { StoredRow } from '#server/features/data/export/rows.ts';
import { PARENTS } from './brought-back.ts';
import { type FileRow, fileRows, parsed, TURN_BYTES, unreadable } from './file-rows.ts';
import { ROW_SHAPES, type RowShape } from './row-shapes.ts';

/** How many rows are worked on at once, if they have no more than `TURN_BYTES`. */
const BATCH_ROWS = 200;

/** A file that can come back as it is. */
export interface ReadableFile {
  /** How many rows it has of each table. */
  readonly countOf: (table: ExportedTable) => number;
  /** The rows of a table, without those whose parent is not in the file, a few at a time; others get their turn in between. */
  readonly batchesOf: (table: ExportedTable) => AsyncGenerator<readonly StoredRow[]>;
}

/** A row of a table that comes back. Throws a refusal that says where it does not hold what such a row can hold. */
const rowOf = (bytes: Buffer, shape: RowShape, { table, place, from, to }: FileRow): StoredRow => {
  const result = z.safeParse(shape, parsed(bytes.subarray(from, to)));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = [table, `row ${place}`, ...(issue?.path ?? []).map(String)].join(', ');
  throw unreadable(`This file cannot be brought back. ${where}: ${issue?.message ?? ''}`);
};

/**
 * Checks a whole file before anything of it is kept: that it is an export of a version that is known, and that each row
 * of each table that comes back holds what such a row can hold. Throws a refusal that says where it does not.
 */
export const readFile = async (bytes: Buffer): Promise<ReadableFile> => {
  const counts = new Map<ExportedTable, number>();
  const places = new Map<ExportedTable, FileRow[]>();
  const parents = new Map<ExportedTable, Set<unknown>>(
    [...PARENTS.values()].map(({ table }) => [table, new Set()]),
  );
  for await (const found of fileRows(bytes)) {
    const { table } = found;
    counts.set(table, (counts.get(table) ?? 0) + 1);
    const shape = ROW_SHAPES.get(table);
    if (shape === undefined) continue;
    const row = rowOf(bytes, shape, found);
    parents.get(table)?.add(row.id);
    const known = places.get(table);
    if (known === undefined) places.set(table, [found]);
    else known.push(found);
  }
  const belongs = (table: ExportedTable, row: StoredRow): boolean => {
    const parent = PARENTS.get(table);
    return parent === undefined || parents.get(parent.table)?.has(row[parent.column]) === true;
  };
  return {
    countOf: (table) => counts.get(table) ?? 0,
    batchesOf: async function* (table) {
      const shape = ROW_SHAPES.get(table);
      if (shape === undefined) return;
      let batch: StoredRow[] = [];
      let size = 0;
      for (const found of places.get(table) ?? []) {
        const row = rowOf(bytes, shape, found);
        if (belongs(table, row)) batch.push(row);
        size += found.to - found.from;
        if (batch.length < BATCH_ROWS && size < TURN_BYTES) continue;
        yield batch;
        await nextTurn();
        [batch, size] = [[], 0];
      }
      yield batch;
    },
  };
};
