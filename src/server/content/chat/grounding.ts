import { join } from 'node:path';
import { calmingContent } from '#domain/chat/skills/content.ts';
import { CONTENT_DIR } from '../content-dir.ts';
import { readYaml } from '../read-yaml.ts';

/** The grounding steps that the page shows offline. */
export const readGroundingSteps = (
  file = join(CONTENT_DIR, 'chat/skills/grounding.yaml'),
): readonly string[] =>
  readYaml(file, calmingContent).ways[0]?.steps.flatMap(({ says }) => says.slice(0, 1)) ?? [];
