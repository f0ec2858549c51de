import type { SafetyAnswer } from '#domain/chat/guard/answers.ts';
import { createGuard, type Guard, type Heard, type Moment } from '#domain/chat/guard/guard.ts';
import { type LearnedPart, NO_MODEL } from '#domain/chat/guard/learned-part.ts';
import { CALM, type GuardState } from '#domain/chat/guard/states.ts';
import { readGuardContent } from '#server/content/chat/guard.ts';

export const GUARD_CONTENT = readGuardContent('content/chat/guard');

/** The guard with its real content but without a classifier. */
export const GUARD: Guard = createGuard(GUARD_CONTENT, NO_MODEL);

/** A classifier that detects danger of suicide in every message with the word "grey". */
const HEARS_GREY: LearnedPart = {
  riskOf: (sentences) =>
    sentences.some(({ words }) => words.includes('grey'))
      ? { isRaised: true, category: 'suicide', isAboutOther: false }
      : null,
};

/** The guard with a classifier that detects danger in the word "grey". */
export const GUARD_HEARING_GREY: Guard = createGuard(GUARD_CONTENT, HEARS_GREY);

export const PLAINLY: Moment = {
  inSkill: false,
  isFearWork: false,
  awayMs: 0,
  checkInShown: false,
};

/** The guard's result for the last of these messages, after it has processed the earlier ones. */
export const told = (guard: Guard, messages: readonly string[], from: GuardState = CALM): Heard => {
  let state = from;
  let last: Heard | null = null;
  for (const text of messages) {
    last = guard.hear(state, text, PLAINLY);
    state = last.state;
  }
  if (last === null) throw new Error('nothing was said');
  return last;
};

/** The text of the guard's reply on one line; empty if there is none. */
export const wordsOf = (answer: SafetyAnswer | null): string => answer?.paragraphs.join(' ') ?? '';
