import { type Describe, PIECES_MAX } from './container.ts';

const ENTERED: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia']);
/** The size of a box header in bytes. The header contains the box's size and type. */
const HEAD = 8;

interface Movie {
  durationMs: number | null;
  readonly handlers: Set<string>;
  /** The number of boxes read so far. */
  boxes: number;
}

/** The duration in a movie header. Null when unknown, as in a fragmented file. */
const movieMs = (box: Buffer): number | null => {
  const isLong = box[0] === 1;
  if (box.length < (isLong ? 32 : 20)) return null;
  const scale = box.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(box.readBigUInt64BE(24)) : box.readUInt32BE(16);
  const unknown = isLong ? length > 2 ** 53 : length === 0xffffffff;
  return scale === 0 || length === 0 || unknown ? null : (length / scale) * 1000;
};

const read = (bytes: Buffer, from: number, to: number, movie: Movie, depth = 0): void => {
  if (depth > ENTERED.size) return;
  for (let at = from; at + HEAD <= to; ) {
    movie.boxes += 1;
    if (movie.boxes > PIECES_MAX) return;
    const stated = bytes.readUInt32BE(at);
    const isLong = stated === 1 && at + 16 <= to;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : stated === 0 ? to - at : stated;
    if (size < HEAD) return;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const [dataAt, endAt] = [at + (isLong ? 16 : HEAD), Math.min(at + size, to)];
    const box = bytes.subarray(dataAt, endAt);
    if (ENTERED.has(type)) read(bytes, dataAt, endAt, movie, depth + 1);
    else if (type === 'mvhd') movie.durationMs = movieMs(box);
    else if (type === 'hdlr') movie.handlers.add(box.toString('latin1', 8, 12));
    at += size;
  }
};

/** Reads mp4 and m4a files. */
export const describeMp4: Describe = (bytes) => {
  const movie: Movie = { durationMs: null, handlers: new Set(), boxes: 0 };
  read(bytes, 0, bytes.length, movie);
  const { durationMs, handlers, boxes } = movie;
  return {
    durationMs,
    isOther: handlers.has('vide') || !handlers.has('soun') || boxes > PIECES_MAX,
  };
};
