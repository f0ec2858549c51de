import type { SkillContext } from '#domain/chat/skills/skill.ts';
import { breakDown } from '#domain/routine/breakdown.ts';

/** Takes a task that was named in the chat apart, as the routine does it for a whole task of no template. */
export const breakDownTask: SkillContext['breakDown'] = (title, minutes) =>
  breakDown({ title, estimatedTime: minutes, size: 'full', band: null, templateId: null });
