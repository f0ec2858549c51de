import { type Describe, PIECES_MAX } from './container.ts';

/** The ids of the Matroska elements that this program reads. */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMECODE_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const CLUSTER = 0x1f43b675;
const CLUSTER_TIME = 0xe7;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SIMPLE_BLOCK = 0xa3;
const VIDEO = 1;
const AUDIO = 2;

const ENTERED: ReadonlySet<number> = new Set([
  SEGMENT,
  INFO,
  TRACKS,
  TRACK_ENTRY,
  CLUSTER,
  BLOCK_GROUP,
]);

interface Element {
  readonly id: number;
  readonly dataAt: number;
  /** The offset of the element's end. Null when the element's size is unknown, as in a recording in progress. */
  readonly endAt: number | null;
}

/**
 * The length in bytes of a variable-length integer that begins with this byte. More than 8 when the byte is invalid.
 */
const widthOf = (first: number): number => Math.clz32(first) - 23;

const elementAt = (bytes: Buffer, at: number): Element | null => {
  const idWidth = widthOf(bytes[at] ?? 0);
  if (idWidth > 4 || at + idWidth >= bytes.length) return null;
  const sizeAt = at + idWidth;
  const first = bytes[sizeAt] ?? 0;
  const sizeWidth = widthOf(first);
  const dataAt = sizeAt + sizeWidth;
  if (sizeWidth > 8 || dataAt > bytes.length) return null;
  let size = first & (0xff >> sizeWidth);
  let isOpen = size === 0xff >> sizeWidth;
  for (let next = sizeAt + 1; next < dataAt; next += 1) {
    size = size * 256 + (bytes[next] ?? 0);
    isOpen &&= bytes[next] === 0xff;
  }
  return {
    id: bytes.readUIntBE(at, idWidth),
    dataAt,
    endAt: isOpen ? null : dataAt + size,
  };
};

const wholeIn = (bytes: Buffer): number =>
  bytes.length === 0 || bytes.length > 6 ? 0 : bytes.readUIntBE(0, bytes.length);

const floatIn = (bytes: Buffer): number => {
  if (bytes.length === 4) return bytes.readFloatBE(0);
  return bytes.length === 8 ? bytes.readDoubleBE(0) : 0;
};

/** The time of a block relative to its cluster. In the file it comes after the track number. */
const blockTime = (bytes: Buffer): number => {
  const at = widthOf(bytes[0] ?? 0);
  return at + 2 <= bytes.length ? bytes.readInt16BE(at) : 0;
};

/**
 * Reads webm and Matroska files. A browser's recorder writes no duration, so the duration is the time of the latest
 * block.
 */
export const describeWebm: Describe = (bytes) => {
  let [scaleNs, stated, clusterTime, latest] = [1_000_000, 0, 0, 0];
  const types = new Set<number>();
  const read = (id: number, data: Buffer): void => {
    if (id === TIMECODE_SCALE) scaleNs = wholeIn(data) || scaleNs;
    else if (id === DURATION) stated = floatIn(data);
    else if (id === TRACK_TYPE) types.add(wholeIn(data));
    else if (id === CLUSTER_TIME) clusterTime = wholeIn(data);
    else if (id === BLOCK || id === SIMPLE_BLOCK) {
      latest = Math.max(latest, clusterTime + blockTime(data));
    }
  };
  let at = 0;
  let pieces = 0;
  for (let element = elementAt(bytes, 0); element !== null; element = elementAt(bytes, at)) {
    pieces += 1;
    if (pieces > PIECES_MAX) return { durationMs: null, isOther: true };
    const { id, dataAt, endAt } = element;
    if (!ENTERED.has(id) && endAt === null) break;
    if (!ENTERED.has(id)) read(id, bytes.subarray(dataAt, endAt ?? dataAt));
    at = ENTERED.has(id) ? dataAt : (endAt ?? dataAt);
  }
  const length = Math.max(stated, latest);
  return {
    durationMs: length > 0 && Number.isFinite(length) ? (length * scaleNs) / 1e6 : null,
    isOther: types.has(VIDEO) || !types.has(AUDIO),
  };
};
