import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

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

/** Writes a gzip and a Brotli copy of each text file of the build, so that the server does not compress per request. */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'evenkeel-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(
          names
            .filter((name) => COMPRESSIBLE.test(name))
            .map((name) => squeeze(path.join(folder, name))),
        );
      },
    },
  };
};
