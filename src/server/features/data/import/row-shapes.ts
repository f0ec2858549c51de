import * as z from 'zod/mini';
import { localDate, prose } from '#contract/shared/fields.ts';
import type { Column } from '#server/db/tables/column.ts';
import { DICTIONARY, type ExportedTable } from '#server/db/tables/tables.ts';
import type { StoredRow } from '#server/features/data/export/rows.ts';
import { BROUGHT_BACK } from './brought-back.ts';

/** The longest text of a column. */
const TEXT_MAX = 10_000;
/** Half of what a whole number of PostgreSQL holds, so that there is room to count on from it. */
const WHOLE_MAX = 1_000_000_000;
/** Far more than is kept, and so little that all rows of a file can be added up. */
const NUMBER_MAX = Number.MAX_SAFE_INTEGER;

const id = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'This is no id.' }), z.toLowerCase());

/** A value of JSON that is there: a column of it is never empty unless it may be. */
const present = z.unknown().check(z.refine((value) => value !== undefined && value !== null));

const OF_TYPE: Readonly<Record<Column['type'], z.core.$ZodType>> = {
  id,
  account: id,
  text: prose('A text', TEXT_MAX),
  whole: z.int().check(z.minimum(0), z.maximum(WHOLE_MAX)),
  number: z.number().check(z.minimum(-NUMBER_MAX), z.maximum(NUMBER_MAX)),
  'yes-no': z.literal([0, 1]),
  instant: z.iso.datetime(),
  date: localDate,
  json: present,
};

/** What a row of a table has to be; what it has beyond that is left out. */
export type RowShape = z.core.$ZodType<StoredRow>;

const shapeOf = (table: ExportedTable): RowShape => {
  const columns = Object.entries(DICTIONARY[table].columns).map(
    ([name, { type, nullable, shape = OF_TYPE[type] }]) =>
      [name, nullable ? z.nullable(shape) : shape] as const,
  );
  return z.strictObject(Object.fromEntries(columns));
};

/** What a row of a table has to look like in a file that is to come back. */
export const ROW_SHAPES: ReadonlyMap<ExportedTable, RowShape> = new Map(
  BROUGHT_BACK.map((table) => [table, shapeOf(table)]),
);
