import { join } from 'node:path';
import { codeWords } from '#domain/sharing/code.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { readYaml } from './read-yaml.ts';

/** Reads the words that occur in connection codes. Throws when the file is invalid. */
export const readCodeWords = (): readonly string[] =>
  readYaml(join(CONTENT_DIR, 'sharing/code-words.yaml'), codeWords);
