import { createDecipheriv, hkdfSync } from 'node:crypto';
import { byteReader } from './byte-reader.ts';
import { damaged, otherKey } from './refusals.ts';

/*
 * The format of backups from before the switch to the age format. Evenkeel can still read this format but no longer
 * writes it. A preamble consists of a magic word, an id of the key, and a salt; the key of the stream is derived from
 * the backup key and the salt. Pieces of 64 KiB follow, encrypted with AES-256-GCM. A piece's nonce contains its index
 * and whether it is the last piece, so no piece can be omitted, moved or added.
 */
export const FIRST_MAGIC = Buffer.from('EVENKEEL BACKUP 1\n');
const KEY_ID_BYTES = 8;
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const PIECE_BYTES = 65_536 + TAG_BYTES;

const derived = (key: Buffer, salt: Buffer, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `evenkeel backup 1 ${purpose}`, bytes));

const nonceOf = (place: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(place, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

/** Decrypts a stream of the first format. The decrypted stream starts with the length of the header. */
export const openedFirst = async function* (
  source: AsyncIterable<Uint8Array>,
  key: Buffer,
): AsyncGenerator<Buffer> {
  const reader = byteReader(source);
  const preamble = await reader.takeWhole(FIRST_MAGIC.length + KEY_ID_BYTES + SALT_BYTES);
  const keyId = preamble.subarray(FIRST_MAGIC.length, -SALT_BYTES);
  if (!keyId.equals(derived(key, Buffer.alloc(0), 'id', KEY_ID_BYTES))) throw otherKey();
  const streamKey = derived(key, preamble.subarray(-SALT_BYTES), 'stream', 32);
  let piece = await reader.take(PIECE_BYTES);
  for (let [place, isLast] = [0, false]; !isLast; place += 1) {
    const next = await reader.take(PIECE_BYTES);
    isLast = next.length === 0;
    if (piece.length < TAG_BYTES) throw damaged();
    const decipher = createDecipheriv('aes-256-gcm', streamKey, nonceOf(place, isLast));
    decipher.setAAD(preamble).setAuthTag(piece.subarray(-TAG_BYTES));
    try {
      yield Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw damaged();
    }
    piece = next;
  }
};
