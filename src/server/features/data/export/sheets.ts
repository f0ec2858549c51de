import { type Column, json, text, whole } from '#server/db/tables/column.ts';
import { DICTIONARY, EXPORTED_TABLES, type ExportedTable } from '#server/db/tables/tables.ts';
import { texts } from '#texts/data.js';
import { type RowsOf, readable, type StoredRow } from './rows.ts';

/** Columns by name. */
type Columns = Readonly<Record<string, Column>>;

/** A table of an export for spreadsheets. Each cell is a single value. */
export interface Sheet {
  /** The file name without its extension. */
  readonly name: string;
  readonly about: string;
  /** The columns that identify a row. */
  readonly rowFor: readonly string[];
  readonly columns: Columns;
  readonly rows: (rowsOf: RowsOf) => AsyncIterable<readonly StoredRow[]>;
}

/** The place of an element in a list. */
const placeColumn = (): Column => whole(texts.placeInList);

/** The folder for tables of internal data. */
const INNER = 'inner/';

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);

const isColumn = (list: NonNullable<Column['list']>): list is Column =>
  typeof list.about === 'string';

const isObject = (value: unknown): value is StoredRow =>
  typeof value === 'object' && value !== null;

/** The single values that a nested JSON value consists of, each with its path, such as `steps.1.title`. */
const partsOf = (value: unknown, path: readonly (string | number)[] = []): readonly StoredRow[] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => partsOf(one, [...path, at + 1]));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, one]) => partsOf(one, [...path, key]));
  }
  return value === null || value === undefined ? [] : [{ part: path.join('.'), value }];
};

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** How a JSON value is split into rows: the columns that identify a row, all columns, and the rows. */
const inRows = ({
  about,
  list,
  unit,
}: Column): {
  readonly by: 'place' | 'part';
  readonly columns: Columns;
  readonly of: (value: unknown) => readonly StoredRow[];
} => {
  if (list === undefined) {
    return {
      by: 'part',
      columns: {
        part: text(texts.partOfValue),
        value: json(about, unit),
      },
      of: partsOf,
    };
  }
  if (isColumn(list)) {
    return {
      by: 'place',
      columns: { place: placeColumn(), value: list },
      of: (value) => listOf(value).map((one, at) => ({ place: at + 1, value: one })),
    };
  }
  const fields = Object.entries(list);
  return {
    by: 'place',
    columns: {
      place: placeColumn(),
      ...Object.fromEntries(fields.map(([key, column]) => [snakeCase(key), column])),
    },
    of: (value) =>
      listOf(value).map((one, at) => ({
        place: at + 1,
        ...Object.fromEntries(
          fields.map(([key]) => [snakeCase(key), isObject(one) ? one[key] : null]),
        ),
      })),
  };
};

const mainSheet = (table: ExportedTable): Sheet => {
  const { key, columns, inner } = DICTIONARY[table];
  const single = Object.fromEntries(
    Object.entries(columns).filter(([, { type }]) => type !== 'json'),
  );
  return {
    name: `${inner ? INNER : ''}${table}`,
    about: texts.tables[table],
    rowFor: key.length === 0 ? [texts.person] : key,
    columns: single,
    rows: (rowsOf) => rowsOf(table, Object.keys(single)),
  };
};

const sheetOfColumn = (table: ExportedTable, name: string, column: Column): Sheet => {
  const { key, columns, inner } = DICTIONARY[table];
  const { by, columns: own, of } = inRows(column);
  const keys = Object.fromEntries(Object.entries(columns).filter(([one]) => key.includes(one)));
  return {
    name: `${inner || column.inner ? INNER : ''}${table}-${name}`,
    about: texts.listOfTable({ table: texts.tables[table], column: column.about }),
    rowFor: [...key, by],
    columns: { ...keys, ...own },
    async *rows(rowsOf) {
      for await (const rows of rowsOf(table, [name])) {
        yield rows.flatMap((row) =>
          of(readable(table, row)[name]).map((one) => ({ ...row, ...one })),
        );
      }
    },
  };
};

/** For each column of codes in a sheet, adds a column with the meaning of the codes in words. */
const withWords = ({ columns, rows, ...sheet }: Sheet): Sheet => {
  const both = Object.entries(columns).map(([name, column]): Columns => {
    const { about, words, nullable } = column;
    const beside = { ...text(texts.inWords({ column: about })), nullable };
    return { [name]: column, ...(words === undefined ? {} : { [`${name}_words`]: beside }) };
  });
  return {
    ...sheet,
    columns: Object.assign({}, ...both),
    async *rows(rowsOf) {
      const words = new Map(
        Object.entries(columns).flatMap(([name, column]) =>
          column.words === undefined ? [] : [[name, column.words()]],
        ),
      );
      const wordsOf = (name: string, value: unknown): StoredRow => {
        const own = words.get(name);
        return own === undefined ? {} : { [`${name}_words`]: own.get(String(value)) ?? null };
      };
      for await (const some of rows(rowsOf)) {
        yield some.map((row) =>
          Object.assign({}, row, ...Object.entries(row).map((cell) => wordsOf(...cell))),
        );
      }
    },
  };
};

/**
 * All sheets of an export, in the language of the request: one per table for the columns with a single value, and one
 * more for each column that can contain several values.
 */
export const allSheets = (): readonly Sheet[] =>
  EXPORTED_TABLES.flatMap((table) => [
    mainSheet(table),
    ...Object.entries(DICTIONARY[table].columns)
      .filter(([, { type }]) => type === 'json')
      .map(([name, column]) => sheetOfColumn(table, name, column)),
  ]).map(withWords);
