import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { type Country, countryFile, countryOf } from '#domain/chat/lines/country.ts';
import { StartError } from '#server/config.ts';
import { CONTENT_DIR } from '../content-dir.ts';
import { readYaml } from '../read-yaml.ts';

const FOLDER = join(CONTENT_DIR, 'chat/lines');

/** All that the file of a country says, its sources as well. */
export type CountryFile = z.output<typeof countryFile>;

/** Reads the files of the countries as they are. Throws where one is wrong. */
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

/** Reads where help can be reached, one file for each country. Throws where one is wrong. */
export const readCountries = (folder = FOLDER): readonly Country[] =>
  readCountryFiles(folder).map(countryOf);
