import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { LANGUAGES } from '../../src/domain/shared/text/languages.ts';
import { BASE_LANGUAGE, type Language } from '../../src/domain/shared/text/message.ts';
import { spelled } from '../../src/domain/shared/text/spelling.ts';
import { ROOT } from '../up-to-date.ts';
import { type Catalog, catalogOf, entryOf } from './entry.ts';
import { mapTexts } from './map-texts.ts';
import { PSEUDO_LANGUAGES, pseudoCatalog } from './pseudo.ts';

/** The folder with one folder for each language, which contains one catalog for each feature. */
export const TEXTS_DIR = 'content/texts';

const FOLDER = path.join(ROOT, TEXTS_DIR);

/** The languages that have a folder, the base language first. */
export const languages = (): readonly Language[] => [
  BASE_LANGUAGE,
  ...readdirSync(FOLDER)
    .filter((name) => name !== BASE_LANGUAGE)
    .sort(),
];

/** The file with the words that a variety of a language spells differently. */
const SPELLING = 'spelling';

/** The names of the catalogs in a language, without their file ending. */
export const catalogNames = (language: Language): readonly string[] =>
  !languages().includes(language)
    ? []
    : readdirSync(path.join(FOLDER, language))
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => path.basename(name, '.yaml'))
        .filter((name) => name !== SPELLING)
        .sort();

export const fileOfCatalog = (language: Language, name: string): string =>
  path.join(FOLDER, language, `${name}.yaml`);

const readYaml = (language: Language, name: string): object =>
  parseYaml(readFileSync(fileOfCatalog(language, name), 'utf8')) ?? {};

/** Reads one catalog. A missing file is an empty catalog. */
export const readCatalog = (language: Language, name: string): Catalog =>
  catalogNames(language).includes(name)
    ? catalogOf(readYaml(language, name), `${language}/${name}`)
    : {};

/** The direction in which a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  /^(ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr';

/** The catalog `#texts/language.js`: the tag of the language, its direction, and the own names of all languages. */
const ABOUT = 'language';
const aboutLanguage = (language: Language): Catalog => ({
  tag: entryOf(language, ABOUT),
  direction: entryOf(directionOf(language), ABOUT),
  names: {
    map: Object.fromEntries(
      LANGUAGES.map((one) => [one, readCatalog(one, 'document').ownName ?? entryOf(one, ABOUT)]),
    ),
  },
});

/** The words that a variety of a language spells differently, by those of the language; empty if it lists none. */
export const spellingOf = (language: Language): ReadonlyMap<string, string> =>
  existsSync(fileOfCatalog(language, SPELLING))
    ? new Map(Object.entries(readYaml(language, SPELLING)))
    : new Map();

/**
 * The texts of a language, completed with those of the languages it is based on: `en-GB` contains only what differs from
 * `en` by more than the spelling of words, and `de` falls back to `en`.
 */
export const completeCatalog = (language: Language, name: string): Catalog => {
  if (name === ABOUT) return aboutLanguage(language);
  if (PSEUDO_LANGUAGES.includes(language)) return pseudoCatalog(readCatalog(BASE_LANGUAGE, name));
  const chain = new Set([BASE_LANGUAGE, language.split('-')[0] ?? language, language]);
  const known = [...chain].filter((one) => languages().includes(one));
  const catalog: Catalog = Object.assign({}, ...known.map((one) => readCatalog(one, name)));
  const spelling = spellingOf(language);
  return spelling.size === 0 ? catalog : mapTexts(catalog, (text) => spelled(text, spelling));
};

/** The names of all catalogs that the code can import. */
export const importableNames = (): readonly string[] => [ABOUT, ...catalogNames(BASE_LANGUAGE)];
