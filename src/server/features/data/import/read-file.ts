import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { EXPORT_FORMAT } from '#contract/data.ts';
import { EXPORTED_TABLES, type ExportedTable } from '#server/db/dictionary/dictionary.ts';
import type { StoredRow } from '#server/features/data/export/rows.ts';
import { comesBack, PARENTS } from './brought-back.ts';
import { fileRows, parsed, unreadable } from './file-rows.ts';
import { ROW_SHAPES } from './row-shapes.ts';

/** How many rows are looked at before other calls get their turn. */
const ROWS_A_TURN = 100;

const surrounding = z.object({
  format: z.literal(EXPORT_FORMAT.format),
  version: z.literal(EXPORT_FORMAT.version),
  // A table that came later is not in an older file.
  entries: z.partialRecord(z.enum(EXPORTED_TABLES), z.array(z.literal(0))),
});

/** A file that can come back as it is. */
export interface ReadableFile {
  /** How many rows it has of each table. */
  readonly countOf: (table: ExportedTable) => number;
  /** The rows of a table, without those whose parent is not in the file. */
  readonly rowsOf: (table: ExportedTable) => Generator<StoredRow>;
}

const isTable = z.enum(EXPORTED_TABLES);

/** A row as the file has it; the values stay as they are. */
const rowOf = (value: unknown): StoredRow =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const checked = (table: ExportedTable, value: unknown, place: number): StoredRow => {
  const shape = ROW_SHAPES.get(table);
  const result = shape === undefined ? null : z.safeParse(shape, value);
  if (result?.success === false) {
    const [issue] = result.error.issues;
    const where = [table, `row ${place}`, ...(issue?.path ?? []).map(String)].join(', ');
    throw unreadable(`This file cannot be brought back. ${where}: ${issue?.message ?? ''}`);
  }
  return rowOf(value);
};

/**
 * Checks a whole file before anything of it is kept: that it is an export of a version that is known, and that each row
 * of each table holds what such a row can hold. Throws a refusal that says where it does not.
 */
export const readFile = async (bytes: Buffer): Promise<ReadableFile> => {
  const places = new Map<ExportedTable, { from: number; to: number }[]>();
  const parents = new Map<ExportedTable, Set<unknown>>(
    [...PARENTS.values()].map(({ table }) => [table, new Set()]),
  );
  const rows = fileRows(bytes);
  let next = rows.next();
  for (let read = 1; !next.done; read += 1) {
    const { table: name, place, from, to } = next.value;
    const table = z.safeParse(isTable, name).data;
    if (table === undefined) throw unreadable(`This file has ${name}, which is not known here.`);
    const row = comesBack(table) ? checked(table, parsed(bytes.subarray(from, to)), place) : {};
    const known = places.get(table);
    if (known === undefined) places.set(table, [{ from, to }]);
    else known.push({ from, to });
    parents.get(table)?.add(row.id);
    if (read % ROWS_A_TURN === 0) await nextTurn();
    next = rows.next();
  }
  if (!z.safeParse(surrounding, next.value).success) {
    throw unreadable('This file is no export of Evenkeel, or one of a version that is not known.');
  }
  const belongs = (table: ExportedTable, row: StoredRow): boolean => {
    const parent = PARENTS.get(table);
    return parent === undefined || parents.get(parent.table)?.has(row[parent.column]) === true;
  };
  return {
    countOf: (table) => places.get(table)?.length ?? 0,
    rowsOf: function* (table) {
      for (const { from, to } of places.get(table) ?? []) {
        const row = rowOf(parsed(bytes.subarray(from, to)));
        if (belongs(table, row)) yield row;
      }
    },
  };
};
