import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/answers.js';

/** What a form contains, for error messages. */
type Uploaded = 'recording' | 'file';

/** Number of bytes to allow for the boundaries and the other fields of a form. */
const FORM_BYTES = 64 * 1024;

const tooLarge = (bytesMax: number): HttpError =>
  new HttpError('too_large', texts.tooLarge({ megabytes: Math.floor(bytesMax / 1024 ** 2) }));

/** Throws an HttpError if the body is not a form, or if its declared size is above the limit. The body is not read. */
export const refuseOtherUploads = (request: FastifyRequest, bytesMax: number): void => {
  if (!/^multipart\/form-data\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError('unsupported_type', texts.sendForm);
  }
  if (Number(request.headers['content-length'] ?? 0) > bytesMax + FORM_BYTES) {
    throw tooLarge(bytesMax);
  }
};

/**
 * Registers a route that accepts multipart forms, in a Fastify scope of its own, so that no other route accepts such
 * forms.
 */
export const withUpload =
  (route: RouteOptions, bytesMax: number) =>
  async (place: FastifyInstance): Promise<void> => {
    place.removeAllContentTypeParsers();
    await place.register(multipart, {
      limits: { files: 1, fields: 8, parts: 9, fieldSize: 1024, fileSize: bytesMax },
    });
    place.route(route);
  };

/**
 * Reads the only file of a form. Throws an HttpError when the file is missing or too large, or when the form is
 * incomplete.
 */
const readUpload = async <Result>(
  request: FastifyRequest,
  bytesMax: number,
  what: Uploaded,
  read: (file: MultipartFile) => Promise<Result>,
): Promise<Result> => {
  const unreadable = new HttpError('invalid', texts.uploadUnreadable[what]);
  try {
    const file = await request.file();
    if (file === undefined) throw new HttpError('invalid', texts.uploadMissing[what]);
    const result = await read(file);
    if (file.file.truncated) throw tooLarge(bytesMax);
    return result;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    throw isTooLarge ? tooLarge(bytesMax) : unreadable;
  }
};

/**
 * The bytes of the only file of a form. Throws an HttpError when the file is missing or too large, or when the form is
 * incomplete.
 *
 * @param what what the file is, for error messages
 */
export const uploadedBytes = (
  request: FastifyRequest,
  bytesMax: number,
  what: Uploaded,
): Promise<Buffer> => readUpload(request, bytesMax, what, (file) => file.toBuffer());

/**
 * Creates a temporary file that has no name any more, so that only this process can read it and nothing is left behind.
 */
const namelessFile = async (): Promise<FileHandle> => {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-upload-'));
  try {
    return await open(join(folder, 'upload'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/**
 * Receives the only file of a form without loading it into memory, and passes a function that reads it to `work`.
 * Throws an HttpError when the file is missing or too large, or when the form is incomplete.
 *
 * @param what what the file is, for error messages
 */
export const withUploadedFile = async <Result>(
  request: FastifyRequest,
  { bytesMax, what }: { readonly bytesMax: number; readonly what: Uploaded },
  work: (read: () => Promise<Buffer>) => Promise<Result>,
): Promise<Result> => {
  const kept = await namelessFile();
  try {
    await readUpload(request, bytesMax, what, ({ file }) => kept.writeFile(file));
    return await work(async () => {
      const bytes = Buffer.alloc((await kept.stat()).size);
      await kept.read(bytes, 0, bytes.length, 0);
      return bytes;
    });
  } finally {
    await kept.close();
  }
};
