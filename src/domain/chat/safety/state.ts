import { type Danger, dangerOf, isSameDanger, questionAbout, tellsFearedDeed } from './danger.ts';
import {
  type Assessment,
  BY_WORDING,
  type Category,
  higherOf,
  isAtLeast,
  type Kind,
  type Level,
  type Question,
  rankOf,
  stepDown,
} from './levels.ts';

/** After so many messages without a new sign, the guard asks how things are now; each time it waits twice as long. */
const TURNS_BEFORE_RECHECK = 3;
/** Before any answer it stays with the danger first, so that it comes back later. */
const TURNS_WHILE_STAYING = 2;
const DOUBLINGS_MAX = 4;

/** Where it may not ask, so many messages without a new sign take one step down. */
const SILENT_TURNS_PER_STEP = 5;

/** So many calm answers to that question, one after the other, take one more step down; for the last one "gone" is enough. */
const CALM_ANSWERS_PER_STEP = 2;

/** How the guard stands between two messages. It is plain data, to be stored with the conversation. */
export interface SafetyState {
  /** How high the guard stands; it outlives the message that raised it. */
  readonly level: Level;
  /** What raised it last; null as long as nothing has. */
  readonly category: Category | null;
  readonly kind: Kind | null;
  /** Whether a denial has lowered the level since it was last raised. Only the first one does. */
  readonly isDenied: boolean;
  /** Messages without a new sign since the last sign or question. */
  readonly quietTurns: number;
  /** Calm answers in a row to the question how things are. */
  readonly calmAnswers: number;
  /** How often it has come back to ask since the last sign. */
  readonly rechecks: number;
  /** How many messages about what is watched it has answered as danger, so that no answer comes twice in a row. */
  readonly answered: number;
  /** Whether one of these answers was for danger now. */
  readonly answeredHigh: boolean;
  /** What these answers were about, or a fear worded as a deed that was answered in a ladder; null before the first. */
  readonly answeredAbout: Danger | null;
  /** Whether nothing but the wording of messages raised it, so that it may be a false alarm. */
  readonly isHinted: boolean;
  /** Whether that was said outright, so that the first question was another one. */
  readonly isOutright: boolean;
  /**
   * What a yes to the question that the guard asked would mean; null where it asked none. It waits for the next message,
   * and where it asks how things are now, until it is answered or another takes its place.
   */
  readonly asked: Question | null;
  /** Whether the next answer has to ask how things are now. */
  readonly isRecheckDue: boolean;
  /** Whether a question about it was answered since the last sign. */
  readonly hasAnswered: boolean;
  /** Whether help was reached since the last sign. */
  readonly isHelped: boolean;
  /** What was answered last of what keeps the person from getting help; null where nothing was. */
  readonly objection: string | null;
  /** Whether it watches without a word, since the person deleted what they had told. */
  readonly isSilent: boolean;
}

/**
 * What the guard reacts to. `visit`: a return at which nothing was asked yet; `stayed`: it stayed with the danger though the
 * message said nothing of it; `deleted`: what was told was deleted, so that no question may speak of it.
 */
export type SafetyEvent =
  | { readonly type: 'message'; readonly assessment: Assessment }
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'stayed'; readonly question: Question }
  | { readonly type: 'deleted' }
  | { readonly type: 'visit' };

/** The guard before anything was said. */
export const CALM: SafetyState = {
  level: 'none',
  category: null,
  kind: null,
  isDenied: false,
  quietTurns: 0,
  calmAnswers: 0,
  rechecks: 0,
  answered: 0,
  answeredHigh: false,
  answeredAbout: null,
  isHinted: false,
  isOutright: false,
  asked: null,
  isRecheckDue: false,
  hasAnswered: false,
  isHelped: false,
  objection: null,
  isSilent: false,
};

/** Whether anything at all is still watched: true until the level has gone all the way down. */
export const isWatched = ({ level }: SafetyState): boolean => level !== 'none';

/** How a page can stand to it: nothing is watched; something is, and help stays in view; or it watches without a word. */
export const WATCHES = ['none', 'open', 'silent'] as const;
export type Watch = (typeof WATCHES)[number];

export const watchOf = (state: SafetyState): Watch =>
  !isWatched(state) ? 'none' : state.isSilent ? 'silent' : 'open';

const answeredBefore = (
  state: SafetyState,
  found: Assessment,
): Pick<SafetyState, 'answered' | 'answeredHigh' | 'isOutright'> =>
  found.agrees || isSameDanger(state.answeredAbout, found)
    ? state
    : { answered: 0, answeredHigh: false, isOutright: false };

const isOnlyHint = ({ level, reasons }: Assessment): boolean =>
  level === 'elevated' && reasons.length === 1 && reasons[0] === BY_WORDING;

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
    isHinted: isOnlyHint(found) && (state.isHinted || !isWatched(state)),
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
  // Who was taken the wrong way, or only sounded like it, is asked again later than who denies.
  rechecks: state.rechecks + (isMisread || state.isHinted ? 1 : 0),
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
  if (!isWatched(state))
    return tellsFearedDeed(assessment) ? { ...state, answeredAbout: dangerOf(assessment) } : state;
  if (state.isSilent) return afterSilence(state);
  if (assessment.isHelped) return afterQuiet({ ...state, isHelped: true, asked: null });
  if (assessment.saysNo !== null) return afterQuiet(afterNo(state, assessment.saysNo));
  const isFeared = assessment.denies && assessment.kind === 'intrusive-thought';
  if (isFeared && state.isDenied) return afterQuiet({ ...state, level: 'low', asked: null });
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
      return afterMessage(state, event.assessment);
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
