import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../../src/domain/shared/text/languages.ts';
import { BASE_LANGUAGE } from '../../src/domain/shared/text/message.ts';
import { type Build, ensureUpToDate } from '../up-to-date.ts';
import { completeCatalog, importableNames, TEXTS_DIR } from './catalogs.ts';
import { importOfRuntime, objectCode, typeOf } from './code.ts';

/** A module with the texts of a catalog in the languages that people can choose. Each access reads the current one. */
const moduleOf = (name: string): string => `${importOfRuntime('inLanguage')}
export const texts = inLanguage({
${LANGUAGES.map(
  (language) =>
    `  ${JSON.stringify(language)}: ${objectCode(completeCatalog(language, name), language)},`,
).join('\n')}
});
`;

const typesOf = (name: string): string => `export declare const texts: {
${Object.entries(completeCatalog(BASE_LANGUAGE, name))
  .map(([key, entry]) => `  readonly ${JSON.stringify(key)}: ${typeOf(entry)};`)
  .join('\n')}
};
`;

/** The modules `#texts/…` for the server, tests and type checks. A page gets its texts from scripts/texts/plugin.ts. */
const TEXTS: Build = {
  name: 'texts',
  sources: [TEXTS_DIR, 'scripts/texts', 'src/domain/shared/text'],
  main: 'common.js',
  needsVite: false,
  write: async (outDir) => {
    await mkdir(outDir, { recursive: true });
    for (const name of importableNames()) {
      await writeFile(path.join(outDir, `${name}.js`), moduleOf(name));
      await writeFile(path.join(outDir, `${name}.d.ts`), typesOf(name));
    }
  },
};

/** Writes the modules `#texts/…` into dist/texts unless they are up to date. */
export const ensureTexts = (): Promise<boolean> => ensureUpToDate(TEXTS);
