import type { SpecialPurpose } from '#domain/chat/lines/country.ts';
import {
  ABUSE_NOW_TEXT,
  CALM_ANSWER_TEXT,
  DENIAL_TEXT,
  ELEVATED_TEXTS,
  FEARED_DEED_TEXT,
  type FixedText,
  HIGH_TEXTS,
  HIGH_THIRD_PERSON_TEXTS,
  INTRUSIVE_TEXT,
  MISREAD_TEXT,
  OUTRIGHT_TEXT,
  OVER_TEXT,
  PAST_TEXT,
  SOFT_ANSWERS,
  SOFT_QUESTION,
  THIRD_PERSON_TEXTS,
  VOICES_TEXT,
  YES_OR_NO,
} from './answer-texts.ts';
import {
  AGREED,
  type Assessment,
  CANNOT_CALL,
  type Category,
  COMMANDED,
  DANGER_NOW,
  isAtLeast,
  type Question,
  type SafetyResponse,
} from './assessment.ts';
import { type Danger, dangerOf, isSameDanger, questionAbout, tellsFearedDeed } from './danger.ts';
import {
  AGAIN_TEXT,
  HELPED_AGAIN_TEXT,
  HELPED_OTHER_TEXT,
  HELPED_TEXT,
  KEPT_TEXT,
  LEFT_ALONE_TEXT,
  THANKS,
} from './follow-up-texts.ts';
import { askBehind, hasWordsForNow, nextText, otherWay, whatToDoNow } from './next-step.ts';
import { objectionText } from './objections.ts';
import { isWatched, type SafetyState, watchOf } from './safety-state.ts';
import { specialFor } from './special-lines.ts';
import { nextSafetyState } from './state.ts';
import { isSettled } from './staying.ts';

/** What an answer offers beside its words, the first first; `lines` are the crisis lines, which are for all. */
export type Offer = 'emergency' | 'plan' | 'grounding' | 'lines' | SpecialPurpose;

/** A fixed answer of the guard. */
export interface SafetyAnswer {
  /** Its paragraphs; the last one asks, if anything is asked. */
  readonly paragraphs: readonly string[];
  /** Buttons that answer its question; empty where it asks nothing. */
  readonly replies: readonly string[];
  /** Empty where no crisis help belongs to the answer. */
  readonly offers: readonly Offer[];
  /** Whether it stands alone with crisis help; or beside the coach's words, with the numbers in one line. */
  readonly response: SafetyResponse;
  /** What a yes to its question means, of which the state has to be told; null where it does not ask about danger. */
  readonly question: Question | null;
}

/** The whole answer as plain text. */
export const textOf = ({ paragraphs }: SafetyAnswer): string => paragraphs.join(' ');

/** The lines for this danger, the fitting ones first, for all. */
export const linesAbout = ({ category }: Danger): readonly Offer[] => [
  ...specialFor(category),
  'lines',
];

/** Help comes by telephone first only where minutes count; otherwise the plan and grounding lead. */
const offersFor = (danger: Danger, isHigh: boolean): readonly Offer[] => {
  const { category, kind } = danger;
  const numbers: readonly Offer[] = ['emergency', ...linesAbout(danger)];
  if (category === 'medical-emergency') return numbers;
  // Beside somebody in danger now, one's own plan and grounding come last too.
  const isOutside =
    category === 'abuse' || category === 'harm-to-others' || kind === 'third-person';
  const offers: readonly Offer[] =
    isOutside && isHigh ? [...numbers, 'plan', 'grounding'] : ['plan', 'grounding', ...numbers];
  // The plan is for the person's own danger.
  return kind === 'third-person' ? offers.filter((offer) => offer !== 'plan') : offers;
};

const asking = (
  { says, asks, about, yes, no, isOfCalling }: FixedText,
  offers: readonly Offer[],
  danger: Danger,
  opening: readonly string[] = [],
): SafetyAnswer => ({
  paragraphs: [[...opening, says].join(' '), asks],
  replies: YES_OR_NO,
  offers,
  question: questionAbout(
    { ...danger, category: about ?? danger.category },
    { level: yes ?? 'elevated', no: no ?? 'calm', isOfCalling: isOfCalling === true },
  ),
  response: 'full',
});

const saying = (text: string, offers: readonly Offer[]): SafetyAnswer => ({
  paragraphs: [text],
  replies: [],
  offers,
  question: null,
  response: offers.length > 0 ? 'full' : 'none',
});

/** Said beside the coach's words, with the numbers for a danger in one line. */
const besideCoach = (danger: Danger): Pick<SafetyAnswer, 'offers' | 'response'> => ({
  offers: ['emergency', ...linesAbout(danger)],
  response: 'soft',
});

/** The one question where only the learned part hears something. */
const softAnswer = (danger: Danger): SafetyAnswer => ({
  paragraphs: [SOFT_QUESTION],
  replies: SOFT_ANSWERS,
  question: questionAbout(danger, { isSoft: true }),
  ...besideCoach(danger),
});

/** Before the coach goes back to what was told, where that was taken the wrong way. */
const misreadAnswer = (danger: Danger): SafetyAnswer => ({
  paragraphs: [MISREAD_TEXT],
  replies: [],
  question: null,
  ...besideCoach(danger),
});

/** The first words about a danger. */
const firstText = (
  found: Pick<Assessment, 'level' | 'kind' | 'isOutright' | 'reasons'>,
  category: Category,
): FixedText => {
  const { level, kind, isOutright, reasons } = found;
  const isHigh = level === 'high';
  if (kind === 'third-person')
    return (isHigh ? HIGH_THIRD_PERSON_TEXTS : THIRD_PERSON_TEXTS)[category];
  if (isHigh && reasons.includes(COMMANDED)) return VOICES_TEXT;
  if (isHigh && category === 'abuse' && reasons.includes(DANGER_NOW)) return ABUSE_NOW_TEXT;
  if (isHigh) return HIGH_TEXTS[category];
  return isOutright && category === 'suicide' ? OUTRIGHT_TEXT : ELEVATED_TEXTS[category];
};

const crisisAnswer = (found: Assessment, before: SafetyState): SafetyAnswer => {
  const danger = dangerOf(found);
  const isHigh = found.level === 'high';
  const isKnown = before.answered > 0 && isSameDanger(before.answeredAbout, found);
  const isWorse = isHigh && !before.answeredHigh;
  const isOnlyYes = found.agrees && found.reasons.every((reason) => reason === AGREED);
  const offers = offersFor(danger, isHigh || before.answeredHigh || found.agrees);
  // Who cannot call needs another way, and not the same advice again, nor twice in a row that way.
  const isToldAnother = before.asked?.level === 'high' && before.asked.no === 'kept';
  if (before.answeredHigh && found.reasons.includes(CANNOT_CALL) && !isToldAnother) {
    return asking(otherWay(danger), offers, danger, [THANKS]);
  }
  // What is hinted at beside it is about the same.
  const isAnswering = !found.agrees && !isHigh && before.answered > 0;
  const objected = isAnswering
    ? objectionAnswer(found, before, before.answeredAbout ?? danger)
    : null;
  if (objected !== null) return objected;
  // What was said first is never said again while it is the same danger.
  if (!isOnlyYes && (!isKnown || isWorse)) {
    return asking(firstText(found, danger.category), offers, danger);
  }
  // A yes that makes it worse is told what to do now, whatever was said last.
  const text =
    isOnlyYes && isWorse && hasWordsForNow(danger)
      ? whatToDoNow(danger, true)
      : nextText(danger, before.answered, isHigh || before.answeredHigh);
  return asking(text, offers, danger, isOnlyYes ? [THANKS] : []);
};

/** Said in danger to who wants to be left alone: no question, and the numbers. */
export const leftAlone = (state: SafetyState): SafetyAnswer =>
  saying(LEFT_ALONE_TEXT, offersFor(dangerOf(state), true));

/** The first question once more, for who has not answered it. */
const askedAgain = (state: SafetyState, danger: Danger): FixedText => ({
  ...firstText(
    { ...danger, level: 'elevated', isOutright: state.isOutright, reasons: [] },
    danger.category,
  ),
  says: AGAIN_TEXT,
});

/**
 * Stays with danger after a message that says nothing new of it: the next step, in words that were not the last; or the
 * first question once more, where only that was asked.
 */
export const stayingAnswer = (state: SafetyState, isAnswer = false): SafetyAnswer => {
  const danger = state.answeredAbout ?? dangerOf(state);
  const isHigh = state.level === 'high';
  if (!isHigh && !isAnswer && state.answered === 1)
    return asking(askedAgain(state, danger), offersFor(danger, false), danger);
  const text = nextText(danger, state.answered, isHigh || state.answeredHigh);
  return asking(text, offersFor(danger, isHigh), danger, isAnswer ? [THANKS] : []);
};

/** The words for what keeps somebody from getting help; null where nothing does, or where they were said last. */
const objectionAnswer = (
  { objection }: Assessment,
  before: SafetyState,
  danger: Danger,
): SafetyAnswer | null => {
  const says = objection === before.objection ? null : objectionText(objection);
  if (says === null) return null;
  const isHigh = before.level === 'high' || before.answeredHigh;
  return asking({ ...askBehind(danger), says }, offersFor(danger, isHigh), danger);
};

/** What is said where something is watched openly, to a message without a sign; null where the coach may answer. */
const watchedAnswer = (assessment: Assessment, before: SafetyState): SafetyAnswer | null => {
  const { denies, saysNo, isHelped } = assessment;
  const offers = offersFor(dangerOf(before), before.level === 'high');
  if (saysNo === 'step') return stayingAnswer(before, true);
  if (saysNo === 'kept') return saying(KEPT_TEXT, offers);
  if (isHelped) {
    const isOther = before.kind === 'third-person';
    if (before.isHelped) return saying(HELPED_AGAIN_TEXT, offers);
    return saying(isOther ? HELPED_OTHER_TEXT : HELPED_TEXT, offers);
  }
  if (!denies) {
    const danger = before.answeredAbout ?? dangerOf(before);
    const objected = objectionAnswer(assessment, before, danger);
    const isOpen = isAtLeast(before.level, 'elevated') && !isSettled(before);
    if (isOpen || objected === null) return objected;
    // Danger from others, or of others, is talked about after a no as well, and not asked for again at once.
    const isOutside = danger.kind === 'third-person' || danger.category === 'abuse';
    return isOutside ? saying(objected.paragraphs[0] ?? '', offers) : null;
  }
  // Named once, the coach stays with it.
  if (assessment.kind === 'intrusive-thought') {
    return before.isDenied ? null : saying(INTRUSIVE_TEXT, offers);
  }
  if (!before.isDenied) {
    const isMisread = assessment.isMisread && before.level !== 'high';
    return isMisread ? misreadAnswer(dangerOf(before)) : saying(DENIAL_TEXT, offers);
  }
  if (before.asked === null) return null;
  const isOver = !isWatched(nextSafetyState(before, { type: 'message', assessment }));
  return isOver ? saying(OVER_TEXT, []) : saying(CALM_ANSWER_TEXT, offers);
};

/**
 * The guard's fixed answer to a message, or null where the coach may answer. It takes precedence over
 * any skill and any model; a soft one stands beside what the coach says.
 *
 * @param before the state before this message
 */
export const answerTo = (assessment: Assessment, before: SafetyState): SafetyAnswer | null => {
  const { category, kind, level, hint } = assessment;
  if (category !== null && isAtLeast(level, 'elevated')) return crisisAnswer(assessment, before);
  if (hint !== null) return softAnswer(hint);
  const isOpen = watchOf(before) === 'open';
  const watched = isOpen ? watchedAnswer(assessment, before) : null;
  // In danger now, nothing else is talked about.
  if (isOpen && before.level === 'high') return watched;
  if (watched === null && tellsFearedDeed(assessment)) {
    // Said again and again, it would feed the doubt.
    return isSameDanger(before.answeredAbout, assessment) ? null : saying(FEARED_DEED_TEXT, []);
  }
  if (kind === 'intrusive-thought') {
    return assessment.denies && before.isDenied ? null : saying(INTRUSIVE_TEXT, []);
  }
  return watched ?? (kind === 'past' ? saying(PAST_TEXT, ['plan']) : null);
};
