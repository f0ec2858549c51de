import { createSkills } from '#domain/chat/exercises/skills.ts';
import { readSkillsContent } from '#server/content/skills.ts';

/** The exercises as they are written. */
export const skillsContent = readSkillsContent('content/chat/skills');
export const skills = createSkills(skillsContent);
