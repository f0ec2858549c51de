import { join } from 'node:path';
import { type TriggersContent, triggersFile } from '#domain/chat/triggers/content.ts';
import { CONTENT_DIR } from '../content-dir.ts';
import { readYaml } from '../read-yaml.ts';

/** Reads the words for events that trigger feelings. Throws when the file is invalid. */
export const readTriggers = (): TriggersContent =>
  readYaml(join(CONTENT_DIR, 'chat/triggers.yaml'), triggersFile);
