import { HttpError } from '#server/errors.ts';

/** The largest row, in bytes; the largest that Evenkeel keeps is below it. */
const ROW_BYTES_MAX = 2 * 1024 ** 2;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPEN: ReadonlySet<number> = new Set([0x7b, 0x5b]);
const CLOSE: ReadonlySet<number> = new Set([0x7d, 0x5d]);
/** How many brackets are open within a table: those of the file, of the entries, and of the table. */
const TABLE_DEPTH = 3;

/** One row of a table in the file. */
export interface FileRow {
  readonly table: string;
  /** Its place in the table, from 1. */
  readonly place: number;
  /** Its bytes in the file, to be read with `parsed`. */
  readonly from: number;
  readonly to: number;
}

/** A refusal of the whole file. */
export const unreadable = (message: string): HttpError => new HttpError('invalid', message);

const broken = (): HttpError =>
  unreadable('This file is no export of Evenkeel, or it was cut off or changed.');

/** The value that a piece of the file holds. Throws a refusal for what is no JSON. */
export const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw broken();
  }
};

const keyIn = (bytes: Buffer, [from, to]: readonly [number, number]): string =>
  String(parsed(bytes.subarray(from, to + 1)));

/**
 * Finds the rows of an export, so that never more than one of them has to be an object in memory. After the last row it returns
 * what is around the rows, with each row as 0. Throws a refusal for what is no JSON, or has too large a row.
 */
export function* fileRows(bytes: Buffer): Generator<FileRow, unknown> {
  let [depth, inString, stringFrom, rowFrom, place, keptTo] = [0, false, 0, 0, 0, 0];
  /** The last string at each depth: within an object, the key of what comes next. */
  const lastString: [number, number][] = [];
  const around: Buffer[] = [];
  let table = '';
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) {
        inString = false;
        if (depth < TABLE_DEPTH) lastString[depth] = [stringFrom, at];
      }
    } else if (byte === QUOTE) [inString, stringFrom] = [true, at];
    else if (OPEN.has(byte)) {
      depth += 1;
      if (depth === TABLE_DEPTH) {
        const [, outer, inner] = lastString;
        const isEntry = outer !== undefined && keyIn(bytes, outer) === 'entries';
        table = isEntry && inner !== undefined ? keyIn(bytes, inner) : '';
        place = 0;
      }
      if (depth === TABLE_DEPTH + 1) rowFrom = at;
    } else if (CLOSE.has(byte)) {
      depth -= 1;
      if (depth < 0) throw broken();
      if (depth === TABLE_DEPTH && table !== '') {
        if (at - rowFrom >= ROW_BYTES_MAX) throw broken();
        place += 1;
        yield { table, place, from: rowFrom, to: at + 1 };
        around.push(bytes.subarray(keptTo, rowFrom), Buffer.from('0'));
        keptTo = at + 1;
      }
    }
  }
  around.push(bytes.subarray(keptTo));
  return parsed(Buffer.concat(around));
}
