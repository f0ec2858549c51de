import {
  BEFORE_A_STRAIN_TEXT,
  HOW_IT_IS,
  HOW_IT_IS_OUTSIDE,
  OUTSIDE_RECHECK_TEXT,
  RECHECK_TEXT,
  VISIT_TEXT,
} from './answer-texts.ts';
import type { Category } from './assessment.ts';
import { linesAbout, type SafetyAnswer } from './choose-answer.ts';
import { dangerOf, questionAbout } from './danger.ts';
import type { SafetyState } from './safety-state.ts';

const IS_OUTSIDE: ReadonlySet<Category> = new Set(['abuse', 'medical-emergency', 'harm-to-others']);

/** When the question how things are now is asked: in a talk, at a return, or before something that can be a strain. */
export type RecheckMoment = 'turn' | 'visit' | 'before-a-strain';

/** The question how things are now, for a state whose re-check is due. */
export const recheckFor = (state: SafetyState, when: RecheckMoment): SafetyAnswer => {
  const danger = dangerOf(state);
  const isOutside = danger.kind === 'third-person' || IS_OUTSIDE.has(danger.category);
  const own = when === 'visit' ? VISIT_TEXT : RECHECK_TEXT;
  const { says, asks } = isOutside ? OUTSIDE_RECHECK_TEXT : own;
  const before = when === 'before-a-strain' ? [BEFORE_A_STRAIN_TEXT] : [];
  return {
    paragraphs: [...before, says, asks],
    replies: isOutside ? HOW_IT_IS_OUTSIDE : HOW_IT_IS,
    offers: ['plan', 'grounding', ...linesAbout(danger)],
    question: questionAbout(danger, { isHowItIs: true }),
    response: 'full',
  };
};
