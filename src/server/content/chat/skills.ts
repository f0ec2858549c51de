import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkSkills } from '#domain/chat/skills/check-content.ts';
import { calmingContent, commonContent, scriptContent } from '#domain/chat/skills/content.ts';
import { exposureContent } from '#domain/chat/skills/exposure/content.ts';
import { sceneContent, writtenScene } from '#domain/chat/skills/scenes/content.ts';
import type { SkillsContent } from '#domain/chat/skills/skills.ts';
import { readYaml } from '../read-yaml.ts';

const ENDING = '.yaml';

/**
 * Reads the content of the chat's exercises.
 *
 * @param folder the folder `content/chat/skills`
 * @throws an error with the file and the location of each problem
 */
export const readSkillsContent = (folder: string): SkillsContent => {
  const file = (name: string): string => join(folder, `${name}${ENDING}`);
  const calming = (name: string) => readYaml(file(name), calmingContent);
  const scenes = readdirSync(join(folder, 'scenes'))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .toSorted();
  const content: SkillsContent = {
    common: readYaml(file('common'), commonContent),
    calming: {
      breathing: calming('breathing'),
      grounding: calming('grounding'),
      relaxation: calming('relaxation'),
      'sensory-break': calming('sensory-break'),
    },
    scripts: {
      start: readYaml(file('start'), scriptContent),
      thought: readYaml(file('thought'), scriptContent),
    },
    exposure: readYaml(file('exposure'), exposureContent),
    scene: readYaml(file('scene'), sceneContent),
    scenes: Object.fromEntries(
      scenes.map((name) => [
        name,
        readYaml(join(folder, 'scenes', `${name}${ENDING}`), writtenScene),
      ]),
    ),
  };
  const wrong = checkSkills(content);
  if (wrong.length > 0) throw new Error(wrong.map((one) => `${join(folder, one)}`).join('\n'));
  return content;
};
