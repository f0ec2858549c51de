import { join } from 'node:path';
import { type RoutineTemplate, templatesFile } from '#domain/routines/templates.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { readYaml } from './read-yaml.ts';

/** Reads the ready-made routines. Throws when a routine is invalid. */
export const readRoutineTemplates = (): RoutineTemplate[] =>
  readYaml(join(CONTENT_DIR, 'routines/templates.yaml'), templatesFile);
