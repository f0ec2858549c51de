import type { Answered, AnswerTexts } from './answers.ts';
import type { Danger } from './assessment.ts';
import { FEARED_DEED, type Heard, type Reading } from './hearing.ts';
import type { Objection } from './reading/objections.ts';
import { type GuardState, TABLE, watchOf } from './states.ts';

/**
 * The guard's reply to a message, the resulting changes to its state, and whether the conversation returns to its
 * topic.
 */
export interface Choice {
  readonly answered: Answered | null;
  readonly remembers: Partial<GuardState>;
  readonly backToTopic: boolean;
}

interface Case {
  readonly before: GuardState;
  readonly after: GuardState;
  readonly heard: Heard;
  readonly reading: Reading;
  readonly objection: Objection | null;
  readonly inSkill: boolean;
  readonly texts: AnswerTexts;
}

const only = (answered: Answered | null, backToTopic = false): Choice => ({
  answered,
  remembers: {},
  backToTopic,
});

const isOpenNow = ({ stage }: GuardState): boolean =>
  stage === 'open-elevated' || stage === 'open-high';

/**
 * Chooses the first reply to a danger, or the next reply if the first was already given. When the danger becomes
 * immediate, chooses the first reply for immediate danger.
 */
const firstOrNext = (
  { before, after, heard, reading, objection, texts }: Case,
  danger: Danger,
): Choice => {
  const isHigh = heard.event === 'sign-high';
  const isKnown = after.answered > 0;
  const isWorse = isHigh && !before.wasHigh;
  const objected = isKnown && !isHigh && objection !== null && objection.id !== before.objection;
  if (objected) {
    return {
      ...only(texts.objecting(objection.says, danger, after)),
      remembers: { objection: objection.id },
    };
  }
  if (!isKnown || isWorse) return only(texts.first(danger, isHigh, reading.top?.sign.says ?? null));
  return only(texts.next(danger, after.answered, after.wasHigh));
};

/**
 * Chooses the next reply to an active danger: an alternative to calling if the person needs one, otherwise the next
 * step. If the danger is worse or different, the steps start over.
 */
const next = ({ before, after, heard, texts }: Case, danger: Danger): Choice => {
  const isYes = heard.event === 'yes-high';
  if (isYes && before.asked?.asks === 'calling') return only(texts.otherWay(danger, 'thanks'));
  const isWorse = isYes && !before.wasHigh;
  const isOther = danger.category !== before.danger?.category;
  const answered = isWorse || isOther ? 1 : after.answered;
  return only(texts.next(danger, answered, after.wasHigh, 'thanks'));
};

/**
 * Replies to messages that neither raise a danger nor answer a question: objections to getting help, and signs whose
 * meaning a frame changes.
 */
const beside = (one: Case): Choice => {
  const { before, reading, objection, inSkill, texts } = one;
  const { danger } = before;
  const isOpen = watchOf(before) === 'open' && danger !== null;
  if (isOpen && isOpenNow(before)) {
    if (reading.reply.wantsPeace) return only(texts.saying('left-alone', danger, 'full', true));
    if (objection !== null && objection.id !== before.objection) {
      return {
        ...only(texts.objecting(objection.says, danger, before)),
        remembers: { objection: objection.id },
      };
    }
    if (before.wasHigh && reading.reply.cannotCall) return only(texts.otherWay(danger));
  }
  // The replies below do not fit immediate danger or a silent watch.
  if (before.stage === 'open-high' || before.stage === 'silent') return only(null);
  const { top } = reading;
  const remembers = { hasFramed: true };
  if (top?.frame === FEARED_DEED && !before.hasFramed) {
    return { ...only(texts.saying('feared-deed', null, 'none')), remembers };
  }
  if (before.hasFramed || inSkill) return only(null);
  if (top?.kind === 'intrusive-thought')
    return { ...only(texts.saying('intrusive', null, 'none')), remembers };
  if (top?.kind === 'past') return { ...only(texts.saying('past', null, 'none')), remembers };
  return only(null);
};

/** Chooses the reply to a message according to the state table. */
export const choiceOf = (one: Case): Choice => {
  const { before, heard, texts } = one;
  const { danger } = heard;
  const { says } = TABLE[before.stage][heard.event];
  if (says === 'nothing' || danger === null) {
    return says === 'back' ? only(null, true) : beside(one);
  }
  const isHigh = before.stage === 'open-high';
  switch (says) {
    case 'first-or-next':
      return firstOrNext(one, danger);
    case 'next':
      return next(one, danger);
    case 'in-view':
      return only(texts.saying('in-view', danger, 'soft'), true);
    case 'soft':
      return only(
        texts.soft(danger, before.asked !== null && one.reading.reply.said === 'unclear'),
      );
    case 'back':
      return only(null, true);
    case 'denial':
      return only(texts.saying('denial', danger, 'full', isHigh));
    case 'no-more':
      return only(texts.saying('no-more', danger, 'soft'), true);
    case 'misread':
      return only(texts.saying('misread', danger, 'soft'), true);
    case 'calmer':
      return only(texts.saying('calmer', danger, 'soft'), true);
    case 'over':
      return only(texts.saying('over', null, 'none'), true);
    case 'kept':
      return only(texts.saying('kept', danger, 'full', isHigh));
    case 'helped': {
      const isOther = danger.kind === 'third-person';
      const name = before.isHelped ? 'helped-again' : isOther ? 'helped-other' : 'helped';
      return only(texts.saying(name, danger, 'full', isHigh));
    }
  }
};
