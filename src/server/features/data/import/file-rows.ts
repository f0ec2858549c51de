import { setImmediate as nextTurn } from 'node:timers/promises';
import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import * as z from 'zod/mini';
import { EXPORT_FORMAT } from '#contract/data.ts';
import { EXPORTED_TABLES, type ExportedTable } from '#server/db/tables/tables.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/data.js';

/** Maximum size of a row in bytes. Every row that Evenkeel stores is smaller. */
const ROW_BYTES_MAX = 2 * 1024 ** 2;
/** Maximum number of rows in a file; a file with real entries has fewer. */
const ROWS_MAX = 1_000_000;
/** Maximum number of bytes outside the rows, such as those of the account and the table names. */
const AROUND_BYTES_MAX = 64 * 1024;
/** Maximum nesting depth of a file; no real entry is nested as deeply. */
const DEPTH_MAX = 50;
/** How many bytes of the file are processed before other requests can run. */
export const TURN_BYTES = 256 * 1024;

/** The byte order mark in UTF-8. */
const MARK = Buffer.from('\uFEFF');

/** How deeply the rows of a table are nested: inside the brackets of the file, of `entries` and of the table. */
const TABLE_DEPTH = 3;

/** One row of a table in the file. */
export interface FileRow {
  readonly table: ExportedTable;
  /** The row's position in the table, starting at 1. */
  readonly place: number;
  /** The range of the row's bytes in the file. `parsed` reads them. */
  readonly from: number;
  readonly to: number;
}

const isTable = z.enum(EXPORTED_TABLES);

const surrounding = z.object({
  format: z.literal(EXPORT_FORMAT.format),
  version: z.literal(EXPORT_FORMAT.version),
  // A table may be missing, because older files do not contain tables that were added later.
  entries: z.partialRecord(isTable, z.array(z.unknown())),
});

/** The error that refuses the whole file. */
export const unreadable = (message: string): HttpError => new HttpError('invalid', message);

const broken = (): HttpError => unreadable(texts.brokenFile);

/** Parses a part of the file. Throws an HttpError when it is not JSON. */
export const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw broken();
  }
};

/** The file without its byte order mark, because the tokenizer does not count the mark when it reports positions. */
export const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, MARK.length).equals(MARK) ? bytes.subarray(MARK.length) : bytes;

const tableNamed = (name: unknown): ExportedTable => {
  const { data } = z.safeParse(isTable, name);
  if (data === undefined) throw unreadable(texts.unknownTable({ name: String(name) }));
  return data;
};

/**
 * Finds the rows in an export file. The function parses only one row at a time, and lets other requests run in between.
 * If the file is not an export of a supported version, throws an HttpError, at the latest after the last row.
 */
export async function* fileRows(bytes: Buffer): AsyncGenerator<FileRow> {
  const tokenizer = new Tokenizer();
  /** This parser sees the file with null in place of each row. */
  const around = new TokenParser();
  let whole: unknown;
  const found: FileRow[] = [];
  /** The last string at each nesting depth. Inside an object, this string is the key of the value that follows. */
  const strings: unknown[] = [];
  let table: ExportedTable | null = null;
  let [depth, tableFrom, tableBytes, rowFrom, place, rows] = [0, 0, 0, 0, 0, 0];

  around.onValue = ({ value, stack }) => {
    if (stack.length === 0) whole = value;
  };
  around.onError = () => {
    throw broken();
  };
  tokenizer.onError = (error) => {
    throw error instanceof HttpError ? error : broken();
  };
  tokenizer.onToken = ({ token, value, offset }) => {
    const isOpen = token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET;
    const isClose = token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET;
    depth += Number(isOpen) - Number(isClose);
    if (depth > DEPTH_MAX) throw broken();
    if (table === null) {
      if (token === TokenType.STRING) strings[depth] = value;
      if (isOpen && depth === TABLE_DEPTH && strings[1] === 'entries') {
        table = tableNamed(strings[2]);
        [tableFrom, place] = [offset, 0];
      }
    } else if (depth < TABLE_DEPTH) {
      tableBytes += offset - tableFrom;
      table = null;
    } else if (depth > TABLE_DEPTH) {
      if (isOpen && depth === TABLE_DEPTH + 1) rowFrom = offset;
      return;
    } else if (isClose) {
      [place, rows] = [place + 1, rows + 1];
      if (offset - rowFrom > ROW_BYTES_MAX) throw broken();
      if (rows > ROWS_MAX) throw unreadable(texts.tooManyEntries);
      found.push({ table, place, from: rowFrom, to: offset + 1 });
      return around.write({ token: TokenType.NULL, value: null });
    } else if (token !== TokenType.COMMA) throw broken();
    around.write({ token, value });
  };

  for (let at = 0; at < bytes.length; at += TURN_BYTES) {
    await nextTurn();
    try {
      tokenizer.write(bytes.subarray(at, at + TURN_BYTES));
    } finally {
      // Rows before the error are emitted first, so that a problem in one of them is reported instead of the error.
      yield* found.splice(0);
    }
    const to = Math.min(at + TURN_BYTES, bytes.length);
    if (table === null && to - tableBytes > AROUND_BYTES_MAX) throw broken();
    if (table !== null && depth > TABLE_DEPTH && to - rowFrom > ROW_BYTES_MAX) throw broken();
  }
  tokenizer.end();
  if (!around.isEnded) throw broken();
  if (z.safeParse(surrounding, whole).success) return;
  throw unreadable(texts.unknownFile);
}
