import type { ConversationState } from '#domain/chat/conversation.ts';
import type { Heard } from '#domain/chat/text/heard.ts';
import { isWary } from '#domain/chat/told-to-coach.ts';
import type { Coached, Surroundings } from './coached.ts';
import { alone, isStraining } from './offering.ts';
import { resume } from './running.ts';
import { backToTopic } from './topical.ts';
import { say } from './wording.ts';

/**
 * Goes back to what the guard's question came between: the skill that goes on or was interrupted, or else the topic that was
 * spoken of.
 */
export const goBack = (state: ConversationState, heard: Heard, around: Surroundings): Coached => {
  const skill =
    state.active ?? state.paused.find((left) => left.skill === state.interrupted) ?? null;
  const mayGoOn = skill !== null && !(isWary(around.verdict) && isStraining(skill.skill));
  if (mayGoOn) return resume(state, skill, around);
  return backToTopic(state, heard, around) ?? alone(say(state, around.seed, 'back'));
};
