import type { Answered, AnswerTexts } from './answers.ts';
import { type GuardState, watchOf } from './states.ts';

/**
 * When a question may be due: in conversation (`turn`), while an exercise is in progress or begins (`skill`), when the
 * person returns (`visit`), or when the guard holds back a straining activity (`before-a-strain`).
 */
export type QuestionMoment = 'turn' | 'skill' | 'visit' | 'before-a-strain';

/** For this many unrelated messages in a row, the guard continues with the next step or repeats its first question. */
const STAYS_TURNS = { 'open-high': 8, 'open-elevated': 3 } as const;
/** A question that is due waits for the end of an exercise, at most for this many messages. */
const SKILL_TURNS_MOST = 15;

const staysWith = (state: GuardState, when: QuestionMoment): boolean => {
  const { stage, quiet, rechecks, isHelped, hasAnswered } = state;
  if (stage !== 'open-high' && (stage !== 'open-elevated' || hasAnswered)) return false;
  const isUrgent = stage === 'open-high' || state.danger?.category === 'medical-emergency';
  if (when === 'skill' && !isUrgent) return false;
  return !isHelped && rechecks === 0 && quiet > 0 && quiet <= STAYS_TURNS[stage];
};

/** The question to ask now; null if none is due. */
export const questionIn = (
  state: GuardState,
  when: QuestionMoment,
  texts: AnswerTexts,
): Answered | null => {
  const { danger, stage, rechecks } = state;
  if (watchOf(state) !== 'open' || danger === null) return null;
  if (when === 'visit') {
    return stage === 'denied' && rechecks > 0 ? null : texts.recheck(danger, 'visit');
  }
  if (when === 'before-a-strain') return texts.recheck(danger, when);
  if (staysWith(state, when)) {
    const isFirst = stage === 'open-elevated' && state.answered <= 1;
    return isFirst ? texts.again(danger) : texts.next(danger, state.answered, state.wasHigh);
  }
  const waits = when === 'skill' && state.quiet < SKILL_TURNS_MOST;
  return state.isDue && !waits ? texts.recheck(danger, 'turn') : null;
};
