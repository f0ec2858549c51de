import { assess } from './safety/assess.ts';
import { type Assessment, isAtLeast } from './safety/assessment.ts';
import { answerTo, leftAlone, type SafetyAnswer, stayingAnswer } from './safety/choose-answer.ts';
import { type RecheckMoment, recheckFor } from './safety/recheck.ts';
import { isWatched, type SafetyState, watchOf } from './safety/safety-state.ts';
import { nextSafetyState } from './safety/state.ts';
import { isSettled, staysWith } from './safety/staying.ts';
import type { SkillId } from './skills/skills.ts';
import type { Verdict } from './told-to-coach.ts';

/** Somebody who was away for longer is asked how things are when they come back. */
const AWAY_MS = 30 * 60_000;
/** A due question waits for the end of a skill, but not for more messages than this. */
const QUIET_TURNS_MAX = 15;

/** The question for somebody who comes back while anything is watched; else null. */
export const checkInAfter = (state: SafetyState, awayMs: number): SafetyAnswer | null =>
  isWatched(state) && !state.isSilent && awayMs >= AWAY_MS ? recheckFor(state, 'visit') : null;

/** How a message comes. */
export interface Arrival {
  /** How long nothing was written. */
  readonly awayMs: number;
  /** Whether the page has shown the question for somebody who comes back. */
  readonly checkInShown: boolean;
}

/** What was due when somebody came back: asked by the page, or to be asked in this turn. */
const atArrival = (stored: SafetyState, { awayMs, checkInShown }: Arrival): SafetyState => {
  const question = checkInAfter(stored, awayMs)?.question ?? null;
  if (question === null) return stored;
  return nextSafetyState(stored, checkInShown ? { type: 'asked', question } : { type: 'visit' });
};

/** What the guard says of one message. */
export interface Guarded {
  readonly state: SafetyState;
  readonly assessment: Assessment;
  /** What the coach is told. */
  readonly verdict: Verdict;
  /** The fixed answer; null where there is none. */
  readonly answer: SafetyAnswer | null;
  /** Whether the fixed answer is all that is said. */
  readonly isRaised: boolean;
}

const askedIn = (state: SafetyState, answer: SafetyAnswer | null): SafetyState =>
  answer?.question == null
    ? state
    : nextSafetyState(state, {
        type: answer.response === 'soft' ? 'asked-softly' : 'asked',
        question: answer.question,
      });

/** Hears a message before anything else does. */
export const hearGuard = (
  stored: SafetyState,
  text: string,
  { skill, ...arrival }: Arrival & { readonly skill: SkillId | null },
): Guarded => {
  const before = atArrival(stored, arrival);
  const inSkill = skill !== null;
  const isFearWork = skill === 'exposure';
  const assessment = assess(text, { ...before, inSkill, isFearWork });
  const answer = answerTo(assessment, before);
  const state = askedIn(nextSafetyState(before, { type: 'message', assessment }), answer);
  const isRaised = isAtLeast(assessment.level, 'elevated');
  const isSoft = answer?.response === 'soft';
  const isWary = isWatched(state) || (isSoft && !inSkill);
  // A skill that goes on may hear of fears and hard thoughts: that is what it is for.
  const found = isRaised || !inSkill ? assessment.level : 'none';
  const level = isRaised || !isWary ? found : 'low';
  const category = assessment.category ?? state.category;
  const isFeared =
    assessment.kind === 'intrusive-thought' && assessment.category === 'harm-to-others';
  const verdict = {
    level,
    category,
    // Where it watches without a word, nothing in the talk shows it; beside a soft question the topic is talked about.
    isSettled: isSettled(state) || state.isSilent || isSoft,
    isFeared,
    isBack: assessment.isTopic || (isSoft && answer.question === null),
  };
  return { state, assessment, verdict, answer, isRaised };
};

/** The question how things are now, with the state that knows that it was asked. */
export interface Recheck {
  readonly question: SafetyAnswer;
  readonly state: SafetyState;
}

const asksNow = (state: SafetyState, when: RecheckMoment): Recheck => {
  const question = recheckFor(state, when);
  return { question, state: askedIn(state, question) };
};

/**
 * The question how things are now, if this turn has to ask it; else null.
 *
 * @param inSkill whether a skill goes on, which could take "no" for an answer of its own
 */
export const recheckIn = ({ state, answer }: Guarded, inSkill: boolean): Recheck | null => {
  const waits = inSkill && state.quietTurns < QUIET_TURNS_MAX;
  if (answer !== null || !state.isRecheckDue || waits) return null;
  return asksNow(state, 'turn');
};

/**
 * The next step in danger now, or a question that was left open, in place of small talk; else null.
 *
 * @param goesOn whether an exercise goes on or begins, which only danger now interrupts
 */
export const stayIn = ({ state, answer }: Guarded, goesOn: boolean): Recheck | null => {
  if (answer !== null || !staysWith(state)) return null;
  const isOfBody = state.category === 'medical-emergency';
  if (goesOn && state.level !== 'high' && !isOfBody) return null;
  const staying = stayingAnswer(state);
  if (staying.question === null) return null;
  const event = { type: 'stayed', question: staying.question } as const;
  return { question: staying, state: nextSafetyState(state, event) };
};

/** What is said in open danger to who wants to be left alone; null elsewhere. */
export const leftAloneIn = ({ state, answer }: Guarded): SafetyAnswer | null =>
  answer === null && watchOf(state) === 'open' && isAtLeast(state.level, 'elevated')
    ? leftAlone(state)
    : null;

/** The same in place of something that can be a strain and that is not begun while anything is watched. */
export const recheckBeforeStrain = ({ state, answer }: Guarded): Recheck | null =>
  answer === null && watchOf(state) === 'open' ? asksNow(state, 'before-a-strain') : null;

/** What is told and kept about a message, by names only. */
export const safetyOf = (
  { level, category, kind }: Pick<Assessment, 'level' | 'category' | 'kind'>,
  answer: Pick<SafetyAnswer, 'offers' | 'response'> | null,
) => {
  const { offers, response } = answer ?? { offers: [], response: 'none' };
  return { level, category, kind, offers, response, showsCrisis: response === 'full' };
};
