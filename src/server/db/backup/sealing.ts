import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { StartError } from '#server/config.ts';

/*
 * A sealed stream is a preamble followed by pieces. The preamble consists of a magic word with the format version, an
 * id of the key, and a salt; key and salt derive the key of this stream. Each piece is 64 KiB encrypted with
 * AES-256-GCM. Its nonce is its index and whether it is the last, so no piece can be omitted, moved or added.
 */
const MAGIC = Buffer.from('EVENKEEL BACKUP 1\n');
const KEY_ID_BYTES = 8;
const SALT_BYTES = 32;
const PREAMBLE_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES;
const PIECE_BYTES = 65_536;
const TAG_BYTES = 16;

const derived = (key: Buffer, salt: Buffer, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `evenkeel backup 1 ${purpose}`, bytes));

const keyIdOf = (key: Buffer): Buffer => derived(key, Buffer.alloc(0), 'id', KEY_ID_BYTES);

const nonceOf = (place: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(place, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

const damaged = (): StartError =>
  new StartError('This backup is damaged or was altered. Nothing of it was used.');

/** Splits a stream into pieces of equal size; the last one may be smaller. */
const inPieces = async function* (
  source: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<{ readonly piece: Buffer; readonly isLast: boolean }> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    if (length <= bytes) continue;
    const all = Buffer.concat(parts);
    let start = 0;
    // A piece is emitted only once more bytes follow, because the last one is marked.
    for (; all.length - start > bytes; start += bytes) {
      yield { piece: all.subarray(start, start + bytes), isLast: false };
    }
    parts = [all.subarray(start)];
    length = all.length - start;
  }
  yield { piece: Buffer.concat(parts), isLast: true };
};

/** Encrypts a stream so that it can be read only with the key, and only complete and unaltered. */
export const sealed = async function* (
  source: AsyncIterable<Uint8Array>,
  key: Buffer,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const preamble = Buffer.concat([MAGIC, keyIdOf(key), salt]);
  const streamKey = derived(key, salt, 'stream', 32);
  yield preamble;
  let place = 0;
  for await (const { piece, isLast } of inPieces(source, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', streamKey, nonceOf(place, isLast));
    cipher.setAAD(preamble);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    place += 1;
  }
};

const opened = (
  { piece, isLast }: { readonly piece: Buffer; readonly isLast: boolean },
  { streamKey, preamble, place }: { streamKey: Buffer; preamble: Buffer; place: number },
): Buffer => {
  if (piece.length < TAG_BYTES) throw damaged();
  const decipher = createDecipheriv('aes-256-gcm', streamKey, nonceOf(place, isLast));
  decipher.setAAD(preamble).setAuthTag(piece.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw damaged();
  }
};

/** Splits off the first bytes of a stream. */
const split = async (
  source: AsyncIterable<Uint8Array>,
  bytes: number,
): Promise<{ readonly head: Buffer; readonly rest: AsyncIterable<Uint8Array> }> => {
  const iterator = source[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < bytes) {
    const next = await iterator.next();
    if (next.done === true) throw damaged();
    start = Buffer.concat([start, next.value]);
  }
  const rest = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield start.subarray(bytes);
      for (;;) {
        const next = await iterator.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  };
  return { head: start.subarray(0, bytes), rest: rest() };
};

/**
 * Decrypts a sealed stream. Each piece is authenticated before it is emitted, but the stream is known to be complete
 * only when it ends without an error.
 *
 * @throws StartError when it is not a backup, was made with another key, or is truncated or altered
 */
export const unsealed = async function* (
  source: AsyncIterable<Uint8Array>,
  key: Buffer,
): AsyncGenerator<Buffer> {
  const { head: preamble, rest } = await split(source, PREAMBLE_BYTES);
  if (!preamble.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new StartError('This file is no backup of Evenkeel, or it is damaged at its beginning.');
  }
  const keyId = preamble.subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES);
  if (!keyId.equals(keyIdOf(key))) {
    throw new StartError(
      'This backup was made with another key. Set BACKUP_KEY_FILE to the key with which it was made.',
    );
  }
  const streamKey = derived(key, preamble.subarray(-SALT_BYTES), 'stream', 32);
  let place = 0;
  for await (const part of inPieces(rest, PIECE_BYTES + TAG_BYTES)) {
    yield opened(part, { streamKey, preamble, place });
    place += 1;
  }
};

const LENGTH_BYTES = 4;
const HEADER_MAX_BYTES = 1_048_576;

/** Puts a header before a stream. */
export const withHeader = async function* (
  header: string,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const text = Buffer.from(header);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  yield Buffer.concat([length, text]);
  yield* body;
};

/** Splits the header off a stream that has one. */
export const headerOf = async (
  source: AsyncIterable<Uint8Array>,
): Promise<{ readonly header: string; readonly body: AsyncIterable<Uint8Array> }> => {
  const { head: length, rest } = await split(source, LENGTH_BYTES);
  const bytes = length.readUInt32BE();
  if (bytes > HEADER_MAX_BYTES) throw damaged();
  const { head, rest: body } = await split(rest, bytes);
  return { header: head.toString(), body };
};
