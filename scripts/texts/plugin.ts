import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Language } from '../../src/domain/shared/text/message.ts';
import { catalogNames, completeCatalog, fileOfCatalog } from './catalogs.ts';
import { codeOf, importOfRuntime } from './code.ts';
import type { Catalog } from './entry.ts';

/** The specifier of a catalog, such as `#texts/mood.js`. */
const SPECIFIER = /^#texts\/([\w-]+)\.js$/;
/** The module that exports `texts`, and the module with the texts, each of one catalog for one importing module. */
const NAMESPACE = '\0texts:';
const MEMBERS = '\0members-of-texts:';

/** The names that a module reads from any object, among which are all texts that it uses. */
const namesReadIn = (file: string): ReadonlySet<string> => {
  const code = readFileSync(file, 'utf8');
  if (/\} = texts;/.test(code))
    throw new Error(
      `${file} must read its texts as texts.name, because only those are built into the page.`,
    );
  return new Set([...code.matchAll(/\.\s*(\w+)/g)].map(([, name]) => name ?? ''));
};

/**
 * Gives each module of the client its own copy of the texts that it uses, in one language. So each text is in the file
 * of the code that shows it, and a page loads no texts of other pages.
 */
export const texts = (language: Language): Plugin => {
  const catalogs = new Map<string, Catalog>();
  const catalogOf = (name: string): Catalog => {
    const catalog = catalogs.get(name) ?? completeCatalog(language, name);
    catalogs.set(name, catalog);
    return catalog;
  };
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (specifier, importer) => {
      if (specifier.startsWith(NAMESPACE) || specifier.startsWith(MEMBERS)) return specifier;
      const name = SPECIFIER.exec(specifier)?.[1];
      if (name === undefined || importer === undefined) return null;
      return `${NAMESPACE}${name}:${importer}`;
    },
    load(id) {
      if (id.startsWith(NAMESPACE)) {
        const members = JSON.stringify(id.replace(NAMESPACE, MEMBERS));
        return { code: `export * as texts from ${members};`, moduleSideEffects: false };
      }
      if (!id.startsWith(MEMBERS)) return null;
      const [, name = '', importer = ''] = id.slice(1).split(':');
      if (catalogNames(language).includes(name)) this.addWatchFile(fileOfCatalog(language, name));
      const read = namesReadIn(importer.split('?')[0] ?? '');
      const lines = Object.entries(catalogOf(name))
        .filter(([key]) => read.has(key))
        .map(
          ([key, entry]) =>
            `const $${key} = ${codeOf(entry, language)};\nexport { $${key} as ${key} };`,
        );
      const code = [importOfRuntime(), ...lines].join('\n');
      return { code, moduleSideEffects: false };
    },
    watchChange: () => catalogs.clear(),
  };
};
