import { join, relative } from 'node:path';
import { ROOT } from '#server/root.ts';

/** The file with the parsed content of a YAML file, which exists in a build of the server. */
export const builtFileOf = (file: string): string =>
  join(import.meta.dirname, `${relative(ROOT, file)}.json`);
