import { join } from 'node:path';
import { type MoodWords, moodWordsFile } from '#domain/mood/words.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { readYaml } from './read-yaml.ts';

/** Reads the words of the mood check-in. Throws when the file is invalid. */
export const readMoodWords = (): MoodWords =>
  readYaml(join(CONTENT_DIR, 'mood/words.yaml'), moodWordsFile);
