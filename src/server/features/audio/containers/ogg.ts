import type { Describe } from './container.ts';

const PAGE = Buffer.from('OggS');
const PAGE_HEAD = 27;
/** The rate at which positions in an Opus stream count samples, whatever the recording's sample rate is. */
const OPUS_HZ = 48_000;
const NO_POSITION = -1n;

/**
 * The rate, in Hz, at which positions in the first stream count samples. Null when the stream has no known audio codec.
 */
const rateOf = (bytes: Buffer): number | null => {
  const head = bytes.subarray(0, 512);
  if (head.includes('OpusHead')) return OPUS_HZ;
  const vorbis = head.indexOf('\u0001vorbis', 0, 'latin1');
  if (vorbis >= 0 && vorbis + 16 <= head.length) return head.readUInt32LE(vorbis + 12);
  return null;
};

/** Reads ogg files with Opus or Vorbis. The last page of such a file contains the total number of samples. */
export const describeOgg: Describe = (bytes) => {
  const rate = rateOf(bytes);
  const last = bytes.lastIndexOf(PAGE);
  const position =
    last >= 0 && last + PAGE_HEAD <= bytes.length ? bytes.readBigInt64LE(last + 6) : NO_POSITION;
  const isKnown = rate !== null && rate > 0 && position > 0n;
  return {
    durationMs: isKnown ? (Number(position) / rate) * 1000 : null,
    isOther: rate === null || bytes.subarray(0, 4096).includes('\u0080theora', 0, 'latin1'),
  };
};
