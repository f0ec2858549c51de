import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaContent } from '#domain/tasks/area.ts';
import type { BreakdownContent, ChoresFile } from '#domain/tasks/breakdown/script.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { StartError } from '#server/config.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { readYaml } from './read-yaml.ts';
import { choresFile, generalFile, titleWordsFile } from './task-shapes.ts';

const FOLDER = join(CONTENT_DIR, 'tasks');

/** Reads the files of chores, by the part of life that each is named after. Throws when one is invalid. */
export const readChores = (): ReadonlyMap<string, ChoresFile> =>
  new Map(
    readdirSync(join(FOLDER, 'chores'))
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map((name) => [
        name.replace(/\.yaml$/, '').replaceAll('-', ' '),
        readYaml(join(FOLDER, 'chores', name), choresFile),
      ]),
  );

const readWords = () => readYaml(join(FOLDER, 'words.yaml'), titleWordsFile);

/** Reads what the titles of tasks say about areas of life. Throws when it is invalid. */
export const readAreas = (): AreaContent => ({
  templates: CATALOGUE,
  chores: [...readChores().values()].flatMap(({ area, chores }) =>
    chores.map(({ find, not }) => ({ area, find, ...(not === undefined ? {} : { not }) })),
  ),
  words: readWords(),
});

/** Reads the content for breaking tasks down. Throws when it is invalid. */
export const readTaskBreakdown = (): BreakdownContent => {
  const chores = [...readChores().values()].flatMap(({ chores }) => chores);
  const ids = chores.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new StartError(`content/tasks/chores: "${twice}" is there twice.`);
  return {
    chores,
    words: readWords(),
    general: readYaml(join(FOLDER, 'general.yaml'), generalFile),
  };
};
