import { ReadableStream } from 'node:stream/web';
import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { StartError } from '#server/config.ts';
import { byteReader } from './byte-reader.ts';
import { FIRST_MAGIC, openedFirst } from './first-format.ts';
import { damaged, otherKey } from './refusals.ts';

const AGE_MAGIC = Buffer.from('age-encryption.org/');
const KEY_PREFIX = 'AGE-SECRET-KEY-';
/** In the first format, the length of the header. */
const LENGTH_BYTES = 4;
const HEADER_MAX_BYTES = 1_048_576;

/** The key as age writes it. */
export const ageKeyOf = (key: Buffer): string =>
  bech32.encodeFromBytes(KEY_PREFIX, key).toUpperCase();

/** The key that age wrote; null when this is none. */
export const keyOfAge = (text: string): Buffer | null => {
  const decoded = bech32.decodeUnsafe(text);
  if (decoded?.prefix !== KEY_PREFIX.toLowerCase()) return null;
  return Buffer.from(bech32.fromWords(decoded.words));
};

/** Node’s stream, whose type differs from the browser’s. */
const streamOf = (source: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>;

/**
 * Encrypts a header and a body in the age format, so that they can be read only with the key, and only complete and
 * unaltered. Decrypted, the first line is the header.
 */
export const sealed = async function* (
  { header, body }: { readonly header: string; readonly body: AsyncIterable<Uint8Array> },
  key: Buffer,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(ageKeyOf(key)));
  const content = async function* () {
    yield Buffer.from(`${header}\n`);
    yield* body;
  };
  yield* await encrypter.encrypt(streamOf(content()));
};

const openedAge = async function* (
  source: AsyncIterable<Uint8Array>,
  key: Buffer,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(ageKeyOf(key));
  let readingError: unknown = null;
  const reading = async function* () {
    try {
      yield* source;
    } catch (error) {
      readingError = error;
      throw error;
    }
  };
  try {
    yield* await decrypter.decrypt(streamOf(reading()));
  } catch (error) {
    if (readingError !== null) throw readingError;
    throw error instanceof Error && error.message.startsWith('no identity matched')
      ? otherKey()
      : damaged();
  }
};

/**
 * Decrypts a backup. Each part of the body is authenticated before it is emitted, but the body is known to be complete
 * only when it ends without an error.
 *
 * @throws StartError when it is not a backup, was made with another key, or is truncated or altered
 */
export const unsealed = async (
  source: AsyncIterable<Uint8Array>,
  key: Buffer,
): Promise<{ readonly header: string; readonly body: AsyncIterable<Uint8Array> }> => {
  const file = byteReader(source);
  const magic = await file.peek(AGE_MAGIC.length);
  if (magic.equals(AGE_MAGIC)) {
    const content = byteReader(openedAge(file.rest(), key));
    const header = await content.takeLine(HEADER_MAX_BYTES);
    return { header: header.toString(), body: content.rest() };
  }
  if (!magic.subarray(0, FIRST_MAGIC.length).equals(FIRST_MAGIC)) {
    throw new StartError('This file is no backup of Evenkeel, or it is damaged at its beginning.');
  }
  const content = byteReader(openedFirst(file.rest(), key));
  const length = (await content.takeWhole(LENGTH_BYTES)).readUInt32BE();
  if (length > HEADER_MAX_BYTES) throw damaged();
  const header = await content.takeWhole(length);
  return { header: header.toString(), body: content.rest() };
};
