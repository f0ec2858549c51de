import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { EXPORT_FORMAT } from '#contract/data.ts';
import { EXPORTED_TABLES, type ExportedTable } from '#server/db/tables/tables.ts';
import { HttpError } from '#server/errors.ts';

/** The largest accepted row, in bytes; every row Evenkeel stores is smaller. */
const ROW_BYTES_MAX = 2 * 1024 ** 2;
/** More rows than any file of real entries has. */
const ROWS_MAX = 1_000_000;
/** The most bytes around the rows, such as the account and the table names. */
const AROUND_BYTES_MAX = 64 * 1024;
/** Deeper nesting than any entry has. */
const DEPTH_MAX = 50;
/** How many bytes of the file are processed before other requests get their turn. */
export const TURN_BYTES = 256 * 1024;

const BACKSLASH = 0x5c;

type Kind = 'plain' | 'open' | 'close' | 'comma' | 'space' | 'begin' | 'end';

/** The kind of bytes outside of strings; a quote begins a string there. */
const KINDS: ReadonlyMap<number, Kind> = new Map<number, Kind>([
  [0x7b, 'open'],
  [0x5b, 'open'],
  [0x7d, 'close'],
  [0x5d, 'close'],
  [0x2c, 'comma'],
  [0x22, 'begin'],
  [0x20, 'space'],
  [0x09, 'space'],
  [0x0a, 'space'],
  [0x0d, 'space'],
]);
const QUOTE = 0x22;

/** The nesting depth within a table: brackets of the file, the entries, and the table. */
const TABLE_DEPTH = 3;

/** One row of a table in the file. */
export interface FileRow {
  readonly table: ExportedTable;
  /** Its position in the table, starting at 1. */
  readonly place: number;
  /** Its byte range in the file, to be read with `parsed`. */
  readonly from: number;
  readonly to: number;
}

const isTable = z.enum(EXPORTED_TABLES);

const surrounding = z.object({
  format: z.literal(EXPORT_FORMAT.format),
  version: z.literal(EXPORT_FORMAT.version),
  // A table added later is missing from older files.
  entries: z.partialRecord(isTable, z.array(z.unknown())),
});

/** A refusal of the whole file. */
export const unreadable = (message: string): HttpError => new HttpError('invalid', message);

const broken = (): HttpError =>
  unreadable(
    'This file is no export of Evenkeel, or it was cut off or changed. Choose the .json file from “Download everything”.',
  );

/** Parses a part of the file. Throws an HttpError when it is not JSON. */
export const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw broken();
  }
};

const tableNamed = (name: unknown): ExportedTable => {
  const { data } = z.safeParse(isTable, name);
  if (data === undefined) throw unreadable(`This file has ${name}, which is not known here.`);
  return data;
};

/** Classifies one byte after the other. */
const kinds = (): ((byte: number) => Kind) => {
  let [inText, isEscaped] = [false, false];
  return (byte) => {
    if (inText) {
      if (!isEscaped && byte === QUOTE) inText = false;
      isEscaped = !isEscaped && byte === BACKSLASH;
      return inText ? 'plain' : 'end';
    }
    const kind = KINDS.get(byte) ?? 'plain';
    inText = kind === 'begin';
    return kind;
  };
};

/** Collects the bytes around the rows, up to the size an export has there. */
const surroundings = () => {
  const bytes = new Uint8Array(AROUND_BYTES_MAX);
  let [length, from] = [0, 0];
  /** The last string at each depth: within an object, the key of the next value. */
  const texts: Uint8Array[] = [];
  return {
    add: (byte: number, kind: Kind, depth: number): void => {
      if (length === AROUND_BYTES_MAX) throw broken();
      if (kind === 'begin') from = length;
      bytes[length] = byte;
      length += 1;
      if (kind === 'end') texts[depth] = bytes.subarray(from, length);
    },
    /** The table whose array opens here; null for none. */
    tableHere: (): ExportedTable | null => {
      const [, outer, inner] = texts;
      if (outer === undefined || inner === undefined) return null;
      return parsed(outer) === 'entries' ? tableNamed(parsed(inner)) : null;
    },
    check: (): void => {
      const whole = parsed(bytes.subarray(0, length));
      if (z.safeParse(surrounding, whole).success) return;
      throw unreadable(
        'This file is no export of Evenkeel, or one of a version that is not known.',
      );
    },
  };
};

/**
 * Finds the rows of an export without parsing more than one at a time, and lets other requests run meanwhile. Throws an
 * HttpError, at the latest after the last row, when the file is not an export of a supported version.
 */
export async function* fileRows(bytes: Buffer): AsyncGenerator<FileRow> {
  const kindOf = kinds();
  const around = surroundings();
  let table: ExportedTable | null = null;
  let [depth, rowFrom, place, rows] = [0, 0, 0, 0];
  let before: 'open' | 'row' | 'comma' = 'open';
  for (let at = 0; at < bytes.length; at += 1) {
    if (at % TURN_BYTES === 0) await nextTurn();
    const byte = bytes[at] ?? 0;
    const kind = kindOf(byte);
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    if (depth < 0 || depth > DEPTH_MAX) throw broken();
    if (table === null) {
      around.add(byte, kind, depth);
      if (kind !== 'open' || depth !== TABLE_DEPTH) continue;
      table = around.tableHere();
      [place, before] = [0, 'open'];
    } else if (depth > TABLE_DEPTH) {
      if (kind === 'open' && depth === TABLE_DEPTH + 1) {
        if (before === 'row') throw broken();
        rowFrom = at;
      }
      if (at - rowFrom >= ROW_BYTES_MAX) throw broken();
    } else if (depth === TABLE_DEPTH && kind === 'close') {
      [place, rows, before] = [place + 1, rows + 1, 'row'];
      if (rows > ROWS_MAX) throw unreadable('This file has more entries than can be brought back.');
      yield { table, place, from: rowFrom, to: at + 1 };
    } else if (depth < TABLE_DEPTH) {
      if (before === 'comma') throw broken();
      around.add(byte, kind, depth);
      table = null;
    } else if (kind === 'comma' && before === 'row') before = 'comma';
    else if (kind !== 'space') throw broken();
  }
  around.check();
}
