import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { Country } from '#domain/chat/lines/country.ts';
import { countryFile, countryOf } from '#domain/chat/lines/country-file.ts';
import { StartError } from '#server/config.ts';
import { CONTENT_DIR } from '../content-dir.ts';
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

/** Reads the crisis lines, one file per country. Throws when a file is invalid. */
export const readCountries = (folder = FOLDER): readonly Country[] =>
  readCountryFiles(folder).map(countryOf);
