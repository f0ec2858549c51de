import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Country } from '#domain/chat/lines/country.ts';
import { countryFile, countryOf } from '#domain/chat/lines/country-file.ts';
import { StartError } from '#server/config.ts';
import { CONTENT_DIR } from '../content-dir.ts';
import { contentLanguage, ownFileOf, parsedFile } from '../own-texts.ts';
import { readYaml } from '../read-yaml.ts';

const FOLDER = join(CONTENT_DIR, 'chat/lines');

/** The complete data of a country's file, including sources. */
export type CountryFile = z.output<typeof countryFile>;

/** Reads the country files without converting them. Throws when a file is invalid. */
export const readCountryFiles = (folder = FOLDER): readonly CountryFile[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => {
      const file = join(folder, name);
      const country = readYaml(file, countryFile);
      if (name !== `${countryOf(country).code}.yaml`)
        throw new StartError(`${file}:1: country: It is not that of the file's name.`);
      return country;
    });

/** The file with the translations of notes and names, by the English ones. It exists only in other languages. */
const OWN_WORDS = `${FOLDER}.yaml`;

/** Makes a function that puts a country's name and notes into the current language. */
const inOwnWords = (): ((country: Country) => Country) => {
  const file = ownFileOf(OWN_WORDS);
  if (file === null) return (country) => country;
  const words = z.parse(z.record(z.string(), z.string()), parsedFile(file));
  const names = new Intl.DisplayNames(contentLanguage(), { type: 'region' });
  const own = (text: string): string => words[text] ?? text;
  const ownNote = (note: string | null) => (note === null ? null : own(note));
  return ({ code, name, emergency, lines, ...rest }) => ({
    ...rest,
    code,
    name: code === 'other' ? own(name) : (names.of(code.toUpperCase()) ?? name),
    emergency: { ...emergency, note: ownNote(emergency.note) },
    lines: lines.map((line) => ({ ...line, name: own(line.name), note: ownNote(line.note) })),
  });
};

/** Reads the crisis lines in the current language, one file per country. Throws when a file is invalid. */
export const readCountries = (folder = FOLDER): readonly Country[] =>
  readCountryFiles(folder).map(countryOf).map(inOwnWords());
