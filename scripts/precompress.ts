import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest)$/;
/** The size from which files are compressed, because for smaller files the headers would be larger than the saving. */
const SMALLEST_BYTES = 512;

const squeeze = async (file: string): Promise<void> => {
  const source = await readFile(file);
  if (source.length < SMALLEST_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, quality));
};

/** Writes a gzip and a Brotli copy of each text file of a folder, so that the server does not compress per request. */
export const precompress = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(texts.map((name) => squeeze(path.join(folder, name))));
};
