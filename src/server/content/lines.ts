import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Country, countryFile, countryOf } from '#domain/chat/lines/country.ts';
import { StartError } from '#server/config.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { readYaml } from './read-yaml.ts';

/** Reads where help can be reached, one file for each country. Throws where one is wrong. */
export const readCountries = (folder = join(CONTENT_DIR, 'chat/lines')): readonly Country[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => {
      const file = join(folder, name);
      const country = countryOf(readYaml(file, countryFile));
      if (name !== `${country.code}.yaml`)
        throw new StartError(`${file}:1: country: It is not that of the file's name.`);
      return country;
    });
