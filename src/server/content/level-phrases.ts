import { join } from 'node:path';
import { type LevelPhrases, levelPhrases } from '#domain/goals/level-phrases.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { readYaml } from './read-yaml.ts';

/** Reads the texts of the suggested goal levels. Throws when the file is invalid. */
export const readLevelPhrases = (): LevelPhrases =>
  readYaml(join(CONTENT_DIR, 'goals/levels.yaml'), levelPhrases);
