import {
  type Assessment,
  higherOf,
  isAtLeast,
  type Question,
  rankOf,
  stepDown,
} from './assessment.ts';
import { dangerOf, isSameDanger, questionAbout, tellsFearedDeed } from './danger.ts';
import { CALM, isWatched, type SafetyEvent, type SafetyState } from './safety-state.ts';
import { nextSwallowed } from './swallowed.ts';

/** After so many messages without a new sign, the guard asks how things are now; each time it waits twice as long. */
const TURNS_BEFORE_RECHECK = 3;
/** Before any answer it stays with the danger first, so that it comes back later. */
const TURNS_WHILE_STAYING = 3;
const DOUBLINGS_MAX = 4;

/** For so many messages after the soft question, a faint likeness is not asked about again. */
const SOFT_TURNS = 12;

/** Where it may not ask, so many messages without a new sign take one step down. */
const SILENT_TURNS_PER_STEP = 5;

/** So many calm answers to that question, one after the other, take one more step down; for the last one "gone" is enough. */
const CALM_ANSWERS_PER_STEP = 2;

const answeredBefore = (
  state: SafetyState,
  found: Assessment,
): Pick<SafetyState, 'answered' | 'answeredHigh' | 'isOutright'> =>
  found.agrees || isSameDanger(state.answeredAbout, found)
    ? state
    : { answered: 0, answeredHigh: false, isOutright: false };

const raised = (state: SafetyState, found: Assessment): SafetyState => {
  const { level, category, kind } = found;
  const before = answeredBefore(state, found);
  return {
    ...state,
    level: higherOf(state.level, level),
    ...(rankOf(level) >= rankOf(state.level) ? { category, kind } : {}),
    isDenied: false,
    quietTurns: 0,
    calmAnswers: 0,
    rechecks: 0,
    answered: before.answered + 1,
    answeredHigh: before.answeredHigh || level === 'high',
    answeredAbout: dangerOf(found),
    isMeant: state.isMeant || found.isMeant,
    isOutright: before.isOutright || found.isOutright,
    asked: questionAbout(dangerOf(found)),
    isRecheckDue: false,
    hasAnswered: false,
    isHelped: false,
    objection: found.objection,
    isSilent: false,
  };
};

/** One step lower; at none it is as if nothing had been said. */
const lowered = (state: SafetyState): SafetyState => {
  const level = stepDown(state.level);
  return level === 'none' ? CALM : { ...state, level, quietTurns: 0, calmAnswers: 0 };
};

const turnsBeforeRecheck = ({ rechecks, isDenied, isHelped }: SafetyState): number =>
  TURNS_BEFORE_RECHECK * 2 ** Math.min(rechecks, DOUBLINGS_MAX) +
  (rechecks > 0 || isDenied || isHelped ? 0 : TURNS_WHILE_STAYING);

const afterQuiet = (state: SafetyState): SafetyState => {
  const quietTurns = state.quietTurns + 1;
  const isRecheckDue = state.isRecheckDue || quietTurns >= turnsBeforeRecheck(state);
  return { ...state, quietTurns, isRecheckDue };
};

/** Where nothing may be asked, many messages without a sign are all that there is to go by. */
const afterSilence = (state: SafetyState): SafetyState => {
  const quietTurns = state.quietTurns + 1;
  return quietTurns >= SILENT_TURNS_PER_STEP ? lowered(state) : { ...state, quietTurns };
};

/** A denial lowers once, and never past low: the guard asks again before it lets go. */
const afterFirstDenial = (state: SafetyState, { isMisread }: Assessment): SafetyState => ({
  ...(isAtLeast(state.level, 'elevated') ? lowered(state) : state),
  isDenied: true,
  // Who was taken the wrong way is asked again later than who denies.
  rechecks: state.rechecks + (isMisread ? 1 : 0),
  asked: null,
});

const afterCalmAnswer = (state: SafetyState, { isLess }: Assessment): SafetyState => {
  const calmAnswers = state.calmAnswers + 1;
  const answered = { ...state, calmAnswers, asked: null, quietTurns: 0 };
  const needed = state.level === 'low' && !isLess ? 1 : CALM_ANSWERS_PER_STEP;
  return calmAnswers >= needed ? lowered(answered) : answered;
};

/** A no that lowers nothing; where the next step is still to be taken, it is told once more. */
const afterNo = (state: SafetyState, no: 'kept' | 'step'): SafetyState => ({
  ...state,
  asked: null,
  hasAnswered: true,
  answered: state.answered + (no === 'step' ? 1 : 0),
});

/** Only the question how things are now waits longer than for the next message. */
const keptQuestion = ({ asked }: SafetyState): Question | null =>
  asked?.isHowItIs === true ? asked : null;

const afterMessage = (state: SafetyState, assessment: Assessment): SafetyState => {
  if (isAtLeast(assessment.level, 'elevated')) return raised(state, assessment);
  if (!isWatched(state)) {
    const answeredAbout = tellsFearedDeed(assessment) ? dangerOf(assessment) : state.answeredAbout;
    return { ...state, answeredAbout, asked: null };
  }
  if (state.isSilent) return afterSilence(state);
  if (assessment.isHelped) return afterQuiet({ ...state, isHelped: true, asked: null });
  if (assessment.saysNo !== null) return afterQuiet(afterNo(state, assessment.saysNo));
  const isFeared = assessment.denies && assessment.kind === 'intrusive-thought';
  if (isFeared && state.isDenied && state.category === 'harm-to-others')
    return afterQuiet({ ...state, level: 'low', asked: null });
  if (assessment.denies && !state.isDenied) return afterQuiet(afterFirstDenial(state, assessment));
  if (assessment.denies && state.asked !== null) return afterCalmAnswer(state, assessment);
  const objection = assessment.objection ?? state.objection;
  return afterQuiet({ ...state, asked: keptQuestion(state), objection });
};

/**
 * The guard after an event. A new sign raises at once; one denial lowers by one step; then it asks again after three quiet
 * messages, six, twelve and so on, and at every visit. Two calm answers take each further step, one the last, unless it is
 * only less; harm that is only feared is low when that was told twice. Talk of other things lowers nothing, except where it
 * is silent: after a deletion it asks nothing until there is a new sign, and five messages without one take each step.
 */
export const nextSafetyState = (state: SafetyState, event: SafetyEvent): SafetyState => {
  switch (event.type) {
    case 'message':
      return {
        ...afterMessage(state, event.assessment),
        swallowed: nextSwallowed(state.swallowed, event.assessment.swallowed),
        softTurns: Math.max(0, state.softTurns - 1),
      };
    case 'asked':
      return isWatched(state)
        ? {
            ...state,
            asked: event.question,
            isRecheckDue: false,
            quietTurns: 0,
            rechecks: state.rechecks + (state.isRecheckDue ? 1 : 0),
          }
        : state;
    case 'asked-softly':
      return { ...state, asked: event.question, softTurns: SOFT_TURNS };
    case 'stayed':
      return {
        ...state,
        asked: event.question,
        answered: state.answered + 1,
        answeredAbout: state.answeredAbout ?? dangerOf(event.question),
      };
    case 'visit':
      return isWatched(state) && !state.isSilent ? { ...state, isRecheckDue: true } : state;
    case 'deleted':
      return isWatched(state)
        ? { ...state, isSilent: true, asked: null, isRecheckDue: false, quietTurns: 0 }
        : state;
  }
};
