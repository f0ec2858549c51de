import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { ExportedTable } from '#server/db/tables/tables.ts';
import type { StoredRow } from '#server/features/data/export/rows.ts';
import { texts } from '#texts/data.js';
import {
  type FileRow,
  fileRows,
  parsed,
  TURN_BYTES,
  unreadable,
  withoutMark,
} from './file-rows.ts';
import { PARENTS } from './importable-tables.ts';
import { ROW_SHAPES, type RowShape } from './row-shapes.ts';

/** Maximum number of rows per batch. A batch also ends once its rows have `TURN_BYTES` bytes. */
const BATCH_ROWS = 200;

/** A validated file that can be imported. */
export interface ReadableFile {
  /** The number of rows of a table. */
  readonly countOf: (table: ExportedTable) => number;
  /** The rows of a table in batches. Rows without their parent are left out, and other requests can run in between. */
  readonly batchesOf: (table: ExportedTable) => AsyncGenerator<readonly StoredRow[]>;
}

/** Parses a row. If a value is invalid, throws an HttpError with its location. */
const rowOf = (bytes: Buffer, shape: RowShape, { table, place, from, to }: FileRow): StoredRow => {
  const result = z.safeParse(shape, parsed(bytes.subarray(from, to)));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const given = { table, row: String(place), problem: issue?.message ?? '' };
  const column = (issue?.path ?? []).map(String).join(', ');
  throw unreadable(
    column === '' ? texts.brokenRow(given) : texts.brokenValue({ ...given, column }),
  );
};

/**
 * Checks a whole file before any of it is stored: it must be an export of a supported version, and each row to import
 * must be valid. Otherwise throws an HttpError with the location of the first problem.
 */
export const readFile = async (file: Buffer): Promise<ReadableFile> => {
  const bytes = withoutMark(file);
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
