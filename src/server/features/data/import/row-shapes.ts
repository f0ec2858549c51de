import * as z from 'zod/mini';
import { localDate, prose } from '#contract/shared/fields.ts';
import type { Column } from '#server/db/tables/column.ts';
import { DICTIONARY, type ExportedTable } from '#server/db/tables/tables.ts';
import type { StoredRow } from '#server/features/data/export/rows.ts';
import { texts } from '#texts/data.js';
import { IMPORTABLE_TABLES } from './importable-tables.ts';

/** Maximum length of a text in characters. */
const TEXT_MAX = 10_000;
/**
 * Largest integer that a file may contain: half of PostgreSQL's largest integer, so that counters can continue from
 * such a value.
 */
const WHOLE_MAX = 1_000_000_000;
/**
 * Largest other number that a file may contain: much larger than any stored number, but still an exact integer in
 * JavaScript.
 */
const NUMBER_MAX = Number.MAX_SAFE_INTEGER;

const id = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: () => texts.noId }), z.toLowerCase());

/** A JSON value other than null, for columns that always have a value. */
const present = z.unknown().check(z.refine((value) => value !== undefined && value !== null));

const OF_TYPE: Readonly<Record<Column['type'], z.core.$ZodType>> = {
  id,
  account: id,
  text: prose(() => texts.aText, TEXT_MAX),
  whole: z.int().check(z.minimum(0), z.maximum(WHOLE_MAX)),
  number: z.number().check(z.minimum(-NUMBER_MAX), z.maximum(NUMBER_MAX)),
  'yes-no': z.literal([0, 1]),
  instant: z.iso.datetime(),
  date: localDate,
  json: present,
};

/** The schema of a table's row. */
export type RowShape = z.core.$ZodType<StoredRow>;

const shapeOf = (table: ExportedTable): RowShape => {
  const columns = Object.entries(DICTIONARY[table].columns).map(
    ([name, { type, nullable, shape = OF_TYPE[type] }]) =>
      [name, nullable ? z.nullable(shape) : shape] as const,
  );
  return z.strictObject(Object.fromEntries(columns));
};

/** The schemas for the rows of each importable table. */
export const ROW_SHAPES: ReadonlyMap<ExportedTable, RowShape> = new Map(
  IMPORTABLE_TABLES.map((table) => [table, shapeOf(table)]),
);
