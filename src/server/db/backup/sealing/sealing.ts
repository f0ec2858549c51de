import { ReadableStream } from 'node:stream/web';
import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { StartError } from '#server/config.ts';
import { byteReader } from './byte-reader.ts';
import { FIRST_MAGIC, openedFirst } from './first-format.ts';
import { damaged, otherKey } from './refusals.ts';

const AGE_MAGIC = Buffer.from('age-encryption.org/');
const KEY_PREFIX = 'AGE-SECRET-KEY-';
/** Number of bytes that state the header's length in the first backup format. */
const LENGTH_BYTES = 4;
const HEADER_MAX_BYTES = 1_048_576;

/** The key in the format of age. */
export const ageKeyOf = (key: Buffer): string =>
  bech32.encodeFromBytes(KEY_PREFIX, key).toUpperCase();

/** The key from a text in the format of age. Null when the text has another format. */
export const keyOfAge = (text: string): Buffer | null => {
  const decoded = bech32.decodeUnsafe(text);
  if (decoded?.prefix !== KEY_PREFIX.toLowerCase()) return null;
  return Buffer.from(bech32.fromWords(decoded.words));
};

/** A cast, because Node's stream type differs from the browser's. */
const streamOf = (source: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>;

/**
 * Encrypts a header and a body in the age format. The result can be read only with the key, and only if it is complete
 * and unaltered. Once decrypted, its first line is the header.
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
 * Decrypts a backup. Each part of the body is authenticated before it is emitted, but the body is certain to be
 * complete only when it ends without an error.
 *
 * @throws StartError when the file is not a backup, or if it was encrypted with another key, truncated or altered
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
