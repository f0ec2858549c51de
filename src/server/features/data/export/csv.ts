import { type Options, stringify } from 'csv-stringify/sync';
import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Column } from '#server/db/dictionary/column.ts';
import {
  DICTIONARY,
  EXPORTED_TABLES,
  type ExportedTable,
} from '#server/db/dictionary/dictionary.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { columnsOf, type RowsOf, rowsOfPerson } from './rows.ts';
import type { ZippedFile } from './zip.ts';

/** Text that a spreadsheet would take for a formula gets an apostrophe in front; numbers stay as they are. */
const RFC_4180: Options = { escape_formulas: true, record_delimiter: 'windows' };

/** Without it some spreadsheets read UTF-8 as another encoding. */
const BYTE_ORDER_MARK = '\u{feff}';

const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    RFC_4180,
  );

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

const TYPE_WORDS: Readonly<Record<Column['type'], string>> = {
  id: 'id',
  account: 'account',
  text: 'text',
  whole: 'whole number',
  number: 'number',
  'yes-no': '1 yes, 0 no',
  instant: 'instant in UTC, ISO 8601',
  date: 'day, YYYY-MM-DD',
  json: 'JSON',
};

const fileName = (table: ExportedTable): string => `${table}.csv`;

const dictionaryCsv = (): string =>
  csvOf([
    ['file', 'column', 'meaning', 'type', 'unit', 'can_be_empty'],
    ...EXPORTED_TABLES.flatMap((table) =>
      Object.entries(DICTIONARY[table].columns).map(([name, { about, type, unit, nullable }]) => [
        fileName(table),
        name,
        about,
        TYPE_WORDS[type],
        unit,
        nullable ? 'yes' : 'no',
      ]),
    ),
  ]);

const filesCsv = (): string =>
  csvOf([
    ['file', 'meaning', 'one_row_for_each'],
    ...EXPORTED_TABLES.map((table) => {
      const { about, key } = DICTIONARY[table];
      return [fileName(table), about, key.length === 0 ? 'person' : key.join(' and ')];
    }),
  ]);

async function* tableCsv(rowsOf: RowsOf, table: ExportedTable): AsyncGenerator<string> {
  const columns = columnsOf(table);
  yield BYTE_ORDER_MARK + csvOf([columns]);
  for await (const rows of rowsOf(table)) {
    yield csvOf(rows.map((row) => columns.map((column) => row[column])));
  }
}

/** A person's export as tables: one CSV file for each, one that says what the files are, and one that says what the columns are. */
export const csvFiles = (db: Kysely<Schema>, userId: UserId): readonly ZippedFile[] => {
  const rowsOf = rowsOfPerson(db, userId);
  return [
    { name: 'files.csv', pieces: once(BYTE_ORDER_MARK + filesCsv()) },
    { name: 'data-dictionary.csv', pieces: once(BYTE_ORDER_MARK + dictionaryCsv()) },
    ...EXPORTED_TABLES.map((table) => ({
      name: fileName(table),
      pieces: tableCsv(rowsOf, table),
    })),
  ];
};
