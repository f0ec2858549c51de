import type { Answered } from './answers.ts';
import type { Danger } from './assessment.ts';
import type { Heard } from './hearing.ts';
import { SWALLOWED_TURNS } from './needs.ts';
import { CALM, type GuardState, isWatched, TABLE } from './states.ts';

/** The guard does not repeat the soft question for this many messages. */
const SOFT_WAIT = 12;
/** If the guard may not ask, or has asked often enough, this many messages without a sign end the watch. */
const SILENT_TURNS = 10;
/** Each recheck doubles the number of messages until the next recheck, up to this many times (16-fold). */
const DOUBLINGS_MOST = 4;
/** After a denial, the guard rechecks this many times. */
const RECHECKS_WHEN_DENIED = 1;

const isSame = (one: Danger | null, other: Danger | null): boolean =>
  one?.category === other?.category && one?.kind === other?.kind;

/** The state after a sign or a yes. If the danger is the same as before, its previous replies and level still count. */
const raised = (state: GuardState, { event, danger }: Heard): GuardState => {
  const isHigh = event === 'sign-high' || event === 'yes-high';
  const isKnown = isWatched(state) && (isSame(state.danger, danger) || event.startsWith('yes'));
  return {
    ...state,
    danger,
    answered: isKnown ? state.answered : 0,
    wasHigh: isHigh || (isKnown && state.wasHigh),
    quiet: 0,
    rechecks: 0,
    isDue: false,
    hasAnswered: false,
    isHelped: false,
    objection: isKnown ? state.objection : null,
  };
};

/** The state after another message without a sign. */
const afterQuiet = (state: GuardState): GuardState => {
  const quiet = state.quiet + 1;
  const { stage, rechecks, asksAfter } = state;
  const isOver =
    quiet >= SILENT_TURNS &&
    (stage === 'silent' || (stage === 'denied' && rechecks >= RECHECKS_WHEN_DENIED));
  if (isOver) {
    const { softWait, swallowed, language } = state;
    return { ...CALM, softWait, swallowed, language };
  }
  const wait = asksAfter === null ? Infinity : asksAfter * 2 ** Math.min(rechecks, DOUBLINGS_MOST);
  const mayAsk = stage !== 'denied' || rechecks < RECHECKS_WHEN_DENIED;
  return { ...state, quiet, isDue: state.isDue || (mayAsk && quiet >= wait) };
};

/** The state after a message, before the reply is chosen. */
export const afterMessage = (
  before: GuardState,
  heard: Heard,
  leavesSwallowed: boolean,
): GuardState => {
  const row = TABLE[before.stage][heard.event];
  const state: GuardState = {
    ...before,
    softWait: row.says === 'soft' ? SOFT_WAIT : Math.max(0, before.softWait - 1),
    swallowed: leavesSwallowed ? SWALLOWED_TURNS : Math.max(0, before.swallowed - 1),
  };
  const { softWait, swallowed } = state;
  if (row.to === 'none' || row.to === 'in-view') {
    const { hasFramed, language } = before;
    return { ...CALM, stage: row.to, softWait, swallowed, hasFramed, language };
  }
  // Only the question how things are now can still be answered after the next message.
  const asked = state.asked?.asks === 'now' ? state.asked : null;
  const asksAfter = row.asksAfter ?? state.asksAfter;
  switch (heard.event) {
    case 'sign-high':
    case 'sign-elevated':
    case 'yes-high':
    case 'yes':
      return { ...raised(state, heard), stage: row.to, asksAfter, asked: null };
    case 'no':
    case 'misread':
    case 'less':
    case 'kept':
    case 'step':
    case 'helped': {
      const isHelped = state.isHelped || heard.event === 'helped';
      const quiet = heard.event === 'no' || heard.event === 'less' ? 0 : state.quiet;
      return afterQuiet({
        ...state,
        stage: row.to,
        asksAfter,
        asked: null,
        quiet,
        isHelped,
        hasAnswered: heard.event !== 'step',
      });
    }
    case 'mention':
    case 'hint':
      return { ...state, stage: row.to, danger: row.to === 'asked-softly' ? null : state.danger };
    case 'deleted':
      return { ...state, stage: row.to, asked: null, isDue: false, quiet: 0 };
    case 'other':
      return afterQuiet({ ...state, asked });
  }
};

/** The state after the guard's reply: stores the reply's question and counts replies about the danger. */
export const afterAnswer = (state: GuardState, { answer, asked }: Answered): GuardState => {
  const isAbout = answer.response === 'full' && isWatched(state);
  const isRecheck = asked?.asks === 'now';
  return {
    ...state,
    asked: asked ?? state.asked,
    answered: state.answered + (isAbout && asked !== null && !isRecheck ? 1 : 0),
    ...(isRecheck ? { isDue: false, quiet: 0, rechecks: state.rechecks + 1 } : {}),
  };
};
