import { type Describe, PIECES_MAX } from './container.ts';

const HEAD = 12;

/** Reads wav files. The duration is the size of the audio data divided by the byte rate. */
export const describeWav: Describe = (bytes) => {
  let bytesOfSecond = 0;
  let pieces = 0;
  for (let at = HEAD; at + 8 <= bytes.length; ) {
    pieces += 1;
    if (pieces > PIECES_MAX) return { durationMs: null, isOther: true };
    const [type, stated] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32LE(at + 4)];
    if (type === 'fmt ' && at + 20 <= bytes.length) bytesOfSecond = bytes.readUInt32LE(at + 16);
    if (type === 'data' && bytesOfSecond > 0) {
      // A recorder that does not know the size yet writes 0 or the maximum instead.
      const sound = Math.min(stated === 0 ? bytes.length : stated, bytes.length - at - 8);
      return { durationMs: (sound / bytesOfSecond) * 1000, isOther: false };
    }
    at += 8 + stated + (stated % 2);
  }
  return { durationMs: null, isOther: bytesOfSecond === 0 };
};
