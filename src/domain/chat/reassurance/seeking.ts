import { kinOf, themesIn } from '#domain/chat/fears/themes.ts';
import { contentStemsOf, plainOf } from '#domain/chat/text/words.ts';
import { asksFeared, asksToConfirm, asksUnmarked, tellsDoubt, wantsAgreement } from './unmarked.ts';

/** A message that asks for certainty, as it is kept for comparing. */
export interface Ask {
  /** What it is afraid of, at most four, the main one first. */
  readonly themes: readonly string[];
  readonly stems: readonly string[];
  /** Whether it points back to what was said before, as "is it?" does. */
  readonly pointsBack: boolean;
  /** Whether its words want a thing to be made certain, as "what if" and "are you sure" do. */
  readonly isDoubt: boolean;
  /** Whether it only wants to be agreed to, after another ask. */
  readonly agrees: boolean;
  /** Whether doubt or fear shows in it, by its words or by what it is about. */
  readonly isMarked: boolean;
}

export const MOST_THEMES = 4;
export const MOST_STEMS = 20;
/** Only the beginning of a long message is looked at. */
const READ_CHARACTERS = 600;

const SUBJECT =
  '(?:i|im|it|its|that|this|he|she|they|we|you|my|the|there|someone|something|our|his|her)';

/** Doubt and fear: words that want a thing to be made certain. */
const MARKED = new RegExp(
  [
    'what if|are you (?:(?:really|very|totally|absolutely|completely|quite|\\d+|percent) ){0,3}(?:sure|certain|positive)|do you agree|(?:will|would) i (?:get|catch|die|become|go to (?:hell|jail|prison)|lose (?:it|control|my mind)|hurt|harm|do it|be (?:ok|okay|fine|sick|ill|safe))\\b|for sure|for certain|be (?:sure|certain)|\\bpromise\\b(?! to)|\\bswear\\b(?! (?:word|at))|guarantee\\w*|reassur\\w*|100 percent|no chance',
    `tell me (?:that )?${SUBJECT}|say (?:that )?(?:its|im|it is|i am) (?:ok|fine|not)`,
    '(?:did|could|might|may|would) i\\b|do i (?:need to|have to) (?:worry|wash|check|throw|confess|go back|tell|ask)|do you (?:think|believe)|is it (?:likely|true|a sign|bad luck)|should i (?:confess|apologi[sz]e|worry|check|go back|drive back|delete|warn)|how likely|too far|say sorry|could i have|i need to know|how (?:do|can) i (?:know|be)|be honest',
    'am i (?:a |an |the |really |going |dangerous|bad|evil|gay|sick|safe)',
    'does (?:it|that|this|having|thinking) .{0,30}(?:mean|make me)|(?:is there|any|what are the) (?:any |a )?(?:chances?|odds|risk)',
    'could (?:it|that|there|they|he|she|my|the)\\b|can (?:you|i|we|it|someone) (?:get|catch|tell me)|will (?:something|god|he|she|they|it)\\b|what does (?:it|that|this) (?:say|mean)|(?:please|just) say (?:that )?\\w+',
  ].join('|'),
);

/** What makes a question one of doubt; told, it is no more than an opinion. */
const ASKED =
  /\b(?:is|are|was|were) .{0,30}(?:safe|dangerous|contaminated|clean enough|off|locked|ok|okay|bad|rude|wrong|even enough|\bpossible|normal)/;

/** A sentence that begins so asks for a fact, and not for a yes or a no. */
const OPEN_QUESTION =
  /^(?:(?:but|so|and|ok|please|then) )*(?:what(?! if)|when|where|who|whom|whose|which|why|how(?! (?:sure|do i know|can i (?:know|be)|likely|would i know)))\b/;
const POINTS_AT_SOMEONE = /\b(?:he|she|they|them|her|him|his|hers)\b/;
const POINTS_BACK = /\b(?:it|its|that|this|so|such|there|then|he|she|they|them|her|him)\b/;

/** Fear in the words of a question; told without one, it asks for nothing. */
const FEARFUL = /\b(?:worr(?:y|ied)|scared|afraid|terrified)\b/;
/** What is asked of the program itself, or about what it has. */
const OF_THE_PROGRAM =
  /^(?:(?:but|so|and|ok|please|then) )*(?:can|could|did|do|will|would|are) you\b(?! (?:(?:\w+ ){0,3}(?:sure|certain|positive)\b|agree\b|catch|get (?:sick|ill|infected|it)|promise|tell|confirm|swear|say (?:that|its|im)|think|believe|notice|know|feel|sure|certain))|\b(?:grounding|breathing|exercise|ladder|steps?|tasks?|game|quiz|score|chart|mood)\b/;

/** What is said of oneself or of a thing in despair; it is no doubt, and asks for nothing. */
const COMPLAINT =
  /\b(?:everything|all(?: that)?|anything|whatever) i (?:ever |always )?(?:do|say|try|touch|make) (?:is|goes|turns out|ends up|comes out) (?:\w+ ){0,2}(?:wrong|bad)\b/g;

/** Whether a sentence of the text is a question that wants a yes or a no. */
const wantsYesOrNo = (text: string): boolean =>
  text
    .split(/(?<=[.!?\n])\s*/)
    .some((part) => part.trimEnd().endsWith('?') && !OPEN_QUESTION.test(plainOf(part)));

/** Of oneself or of a thing that was done; what one should do, may or needs is no doubt. */
const OF_ONESELF =
  /\b(?:(?:am|was|did|have|had|will|would|could|might) i|do i (?:look|sound|seem|have|deserve|love|like|hate|want|come across|smell|act|really))\b/;

/** Whether a message wants a yes or a no about oneself, or about something that is feared: also where it is asked once. */
export const asksOfSelfOrFear = (text: string): boolean => {
  const start = text.slice(0, READ_CHARACTERS);
  if (!wantsYesOrNo(start) && !asksUnmarked(start)) return false;
  const plain = plainOf(start);
  const isFear = () => FEARFUL.test(plain) || asksFeared(plain) || themesIn(start).length > 0;
  return OF_ONESELF.test(plain) || asksToConfirm(start) || isFear();
};

/**
 * The ask for certainty in a message; null where there is none. It needs words of doubt, or a question that wants a
 * yes or no; soon after another ask, what only wants to be agreed to is one as well.
 *
 * @param isFollowing whether a marked ask was heard in the messages before
 */
export const askIn = (text: string, isFollowing = false): Ask | null => {
  const start = text.slice(0, READ_CHARACTERS);
  const plain = plainOf(start);
  const isUnmarked = asksUnmarked(start);
  const asks = wantsYesOrNo(start) || isUnmarked;
  const agrees = isFollowing && wantsAgreement(start);
  const themes = [...new Set(themesIn(start).map(({ theme }) => kinOf(theme)))];
  const doubts =
    MARKED.test(plain.replace(COMPLAINT, ' ')) ||
    tellsDoubt(plain) ||
    (asks && (ASKED.test(plain) || asksFeared(plain))) ||
    (themes.length > 0 && asksToConfirm(start)) ||
    agrees;
  if ((!doubts && !asks) || OF_THE_PROGRAM.test(plain)) return null;
  return {
    themes: themes.slice(0, MOST_THEMES),
    stems: contentStemsOf(start).slice(0, MOST_STEMS),
    pointsBack: themes.length === 0 ? POINTS_BACK.test(plain) : POINTS_AT_SOMEONE.test(plain),
    isDoubt: doubts,
    agrees,
    isMarked: doubts || themes.length > 0 || FEARFUL.test(plain),
  };
};
