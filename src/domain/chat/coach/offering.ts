import type { ConversationState } from '#domain/chat/conversation.ts';
import type { SkillId } from '#domain/chat/skills/skills.ts';
import type { Heard } from '#domain/chat/text/heard.ts';
import { isWary } from '#domain/chat/told-to-coach.ts';
import type { Coached, Surroundings } from './coached.ts';
import { CALM_OFFERS } from './said.ts';
import type { Worded } from './wording.ts';

/** One way to answer a message; null where it has no answer to it. */
export type Way = (state: ConversationState, heard: Heard, around: Surroundings) => Coached | null;

/** What was said, where no ladder changed. */
export const alone = (worded: Worded): Coached => ({ ...worded, ladder: null });

/** What can be a strain is not begun, and not gone on with, while there is any sign of danger. */
export const isStraining = (skill: SkillId): boolean => skill === 'exposure' || skill === 'scene';

/** Offers without what could be a strain, while there is any sign of danger. */
export const safely = (offers: readonly SkillId[], around: Surroundings): readonly SkillId[] => {
  if (!isWary(around.verdict)) return offers;
  const calm = offers.filter((skill) => !isStraining(skill));
  return calm.length > 0 || offers.length === 0 ? calm : CALM_OFFERS;
};
