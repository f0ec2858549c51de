import type { Coached, Surroundings } from './coach/coached.ts';
import { goBack } from './coach/going-back.ts';
import { talk } from './coach/open-talk.ts';
import { offeringAgain, run } from './coach/running.ts';
import { pendingTopic } from './coach/topical.ts';
import { wishIn } from './coach/wishes.ts';
import { type ConversationState, interrupted, paused } from './conversation.ts';
import { heardOf } from './text/heard.ts';
import { isRaised } from './told-to-coach.ts';

/**
 * Answers one message, in any language and of any length (4,000 characters of it are read), always with words.
 * When the crisis guard raised its level, the coach is silent: the skill that went on is put away, to be gone on
 * with later, and `reply` is null. It never diagnoses, gives no advice on medicine, and makes nothing certain that
 * a fear asks about. The same input always gives the same answer.
 *
 * @param around the guard's verdict on this message, the instant, a fresh id, the stored ladders, and the person's seed
 */
export const respond = (
  before: ConversationState,
  message: string,
  around: Surroundings,
): Coached => {
  const state: ConversationState = { ...before, turn: before.turn + 1, outcome: 'held' };
  const heard = heardOf(message);
  if (isRaised(around.verdict)) {
    // What the message was about is kept, should the guard have taken it the wrong way.
    const about = pendingTopic(state, heard);
    const silent = { ...interrupted(state), about, offered: [], outcome: 'silent' as const };
    return { state: silent, reply: null, ladder: null };
  }
  if (around.verdict.isBack === true) return offeringAgain(goBack(state, heard, around), around);
  const { active } = state;
  // A scene is practice for saying such words to somebody.
  const isWish = active !== null && active.skill !== 'scene' && wishIn(heard) !== null;
  const coached =
    active === null || isWish
      ? talk(paused(state), heard, around)
      : run(state, active, heard, around);
  return offeringAgain(coached, around);
};
