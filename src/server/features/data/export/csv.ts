import { type Options, stringify } from 'csv-stringify/sync';
import type { Kysely } from 'kysely';
import type { Separator } from '#contract/data.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { list } from '#domain/shared/text/list.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { texts } from '#texts/data.js';
import { rowsOfPerson } from './rows.ts';
import { allSheets, type Sheet } from './sheets.ts';
import type { ZippedFile } from './zip.ts';

/**
 * The format of the CSV files. Text that a spreadsheet would treat as a formula gets an apostrophe in front; numbers
 * stay unchanged.
 */
const RFC_4180: Options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  cast: { boolean: (value) => (value ? '1' : '0') },
};

const OPTIONS: Readonly<Record<Separator, Options>> = {
  comma: RFC_4180,
  semicolon: {
    ...RFC_4180,
    delimiter: ';',
    cast: { ...RFC_4180.cast, number: (value) => String(value).replace('.', ',') },
  },
};

/** The mark at the start of a file. Without this mark, some spreadsheets read UTF-8 as another encoding. */
const BYTE_ORDER_MARK = '\u{feff}';

const fileName = ({ name }: Sheet): string => `${name}.csv`;

const DICTIONARY_HEAD = [
  ['file', 'column', 'meaning', 'type', 'unit', 'can_be_empty', 'apostrophe_may_be_added'],
];
const FILES_HEAD = [['file', 'meaning', 'one_row_for_each']];

const describedColumns = (sheet: Sheet): readonly (readonly unknown[])[] =>
  Object.entries(sheet.columns).map(([name, { about, type, unit, nullable }]) => [
    fileName(sheet),
    name,
    about,
    texts.columnTypes[type],
    unit,
    texts.noOrYes[Number(nullable)],
    ['text', 'id', 'json'].includes(type) ? texts.apostrophe : '',
  ]);

const describedFile = (sheet: Sheet): readonly unknown[] => [
  fileName(sheet),
  sheet.about,
  list(sheet.rowFor),
];

/** A user's export as tables: one CSV file per table, and two more files that describe the files and the columns. */
export const csvFiles = (
  db: Kysely<Schema>,
  userId: UserId,
  separator: Separator,
): readonly ZippedFile[] => {
  const csvOf = (rows: readonly (readonly unknown[])[]): string =>
    stringify(
      rows.map((row) => [...row]),
      OPTIONS[separator],
    );
  const rowsOf = rowsOfPerson(db, userId);
  const sheets = allSheets();

  async function* described(rows: readonly (readonly unknown[])[]): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvOf(rows);
  }
  async function* piecesOf(sheet: Sheet): AsyncGenerator<string> {
    const columns = Object.keys(sheet.columns);
    yield BYTE_ORDER_MARK + csvOf([columns]);
    for await (const rows of sheet.rows(rowsOf)) {
      yield csvOf(rows.map((row) => columns.map((column) => row[column])));
    }
  }
  return [
    { name: 'files.csv', pieces: described([...FILES_HEAD, ...sheets.map(describedFile)]) },
    {
      name: 'data-dictionary.csv',
      pieces: described([...DICTIONARY_HEAD, ...sheets.flatMap(describedColumns)]),
    },
    ...sheets.map((sheet) => ({ name: fileName(sheet), pieces: piecesOf(sheet) })),
  ];
};
