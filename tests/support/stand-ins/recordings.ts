/** Small recordings in each container format, built byte by byte. They contain silence of a given length. */

const uint = (value: number, bytes: number): Buffer => {
  const made = Buffer.alloc(bytes);
  made.writeUIntBE(value, 0, bytes);
  return made;
};

const element = (id: string, ...parts: readonly Buffer[]): Buffer => {
  const data = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), uint(0x10000000 + data.length, 4), data]);
};

/** A WebM element of unknown size, as in a live recording. */
const open = (id: string, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), ...parts]);

const blocks = (durationMs: number): Buffer[] => {
  const clusters: Buffer[] = [];
  for (let fromMs = 0; fromMs <= durationMs; fromMs += 10_000) {
    const lastMs = Math.min(9_999, durationMs - fromMs);
    const block = Buffer.concat([Buffer.from('81', 'hex'), uint(lastMs, 2), Buffer.alloc(40)]);
    clusters.push(open('1f43b675', element('e7', uint(fromMs, 4)), element('a3', block)));
  }
  return clusters;
};

/** A WebM recording as a browser makes it, with unknown size and without a duration. */
export const webm = (durationMs: number, trackType = 2): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    open(
      '18538067',
      element('1549a966', element('2ad7b1', uint(1_000_000, 3))),
      element('1654ae6b', element('ae', element('83', uint(trackType, 1)))),
      ...blocks(durationMs),
    ),
  ]);

/** A WAV recording with 8,000 bytes of sound per second. */
export const wav = (durationMs: number): Buffer => {
  const sound = Buffer.alloc((durationMs / 1000) * 8000);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + sound.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(sound.length, 40);
  return Buffer.concat([head, sound]);
};

const page = (position: bigint, content: string): Buffer => {
  const head = Buffer.alloc(28);
  head.write('OggS', 0, 'latin1');
  head.writeBigInt64LE(position, 6);
  head[26] = 1;
  head[27] = content.length;
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
};

/** An Ogg recording with Opus sound. */
export const ogg = (durationMs: number): Buffer =>
  Buffer.concat([page(0n, `OpusHead${'\0'.repeat(11)}`), page(BigInt(durationMs * 48), 'sound')]);

const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const data = Buffer.concat(parts);
  return Buffer.concat([uint(data.length + 8, 4), Buffer.from(type, 'latin1'), data]);
};

/** An MP4 recording with one track, which contains sound unless `handler` names another type. */
export const mp4 = (durationMs: number, handler = 'soun'): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0', 'latin1')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(12), uint(1000, 4), uint(durationMs, 4), Buffer.alloc(80)),
      box(
        'trak',
        box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(12))),
      ),
    ),
    box('mdat', Buffer.alloc(100)),
  ]);
