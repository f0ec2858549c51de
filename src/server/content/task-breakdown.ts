import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BreakdownContent,
  type Chore,
  choresFile,
  generalFile,
  titleWordsFile,
} from '#domain/tasks/breakdown/script.ts';
import { StartError } from '#server/config.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { readYaml } from './read-yaml.ts';

const FOLDER = join(CONTENT_DIR, 'tasks');

/** Reads the chores by area; each area has its own file. Throws when a chore is invalid. */
export const readChoreAreas = (): ReadonlyMap<string, readonly Chore[]> =>
  new Map(
    readdirSync(join(FOLDER, 'chores'))
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map((name) => [
        name.replace(/\.yaml$/, '').replaceAll('-', ' '),
        readYaml(join(FOLDER, 'chores', name), choresFile),
      ]),
  );

/** Reads the content for breaking tasks down. Throws when it is invalid. */
export const readTaskBreakdown = (): BreakdownContent => {
  const chores = [...readChoreAreas().values()].flat();
  const ids = chores.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new StartError(`content/tasks/chores: "${twice}" is there twice.`);
  return {
    chores,
    words: readYaml(join(FOLDER, 'words.yaml'), titleWordsFile),
    general: readYaml(join(FOLDER, 'general.yaml'), generalFile),
  };
};
