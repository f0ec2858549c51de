import type { ConversationState } from '#domain/chat/conversation.ts';
import { asksUnmarked } from '#domain/chat/reassurance/unmarked.ts';
import type { Heard } from '#domain/chat/text/heard.ts';
import { isUnsettled } from '#domain/chat/told-to-coach.ts';
import { stillRuns } from './delay.ts';
import { alone, safely, type Way } from './offering.ts';
import { DELAY } from './said.ts';
import { staying } from './staying.ts';
import {
  FEAR_AVOIDS,
  FEAR_DOUBTS,
  FEAR_FEELS,
  FEAR_STAYS,
  FEAR_UNTOLD,
  HARM_FEAR,
} from './topics/harm-fears.ts';
import { type Pool, wordFirst } from './wording.ts';

const HARM =
  '(?:hurt\\w*|harm\\w*|stab\\w*|kill\\w*|push\\w*|attack\\w*|strangl\\w*|smother\\w*|chok\\w*|drown\\w*|poison\\w*|molest\\w*|abus\\w*|rap(?:e|ing)|hit(?:ting)?|punch\\w*|drop(?:p\\w*)?|throw\\w*|run\\w* (?:\\w+ ){0,2}over|ran (?:\\w+ ){0,2}over|swerv\\w*|jump\\w*|snap|lose control|losing control|scream\\w* something|shout\\w* something|blasphem\\w*|swear\\w* at god|a (?:pedo\\w*|paedo\\w*|murderer|killer|monster|psychopath|rapist)|attracted to (?:kids|children|minors|my)|touch\\w* (?:a|my|the|some\\w*) (?:\\w+ )?(?:kid|child|baby|son|daughter))';
/** The form of a fear, in front of what is feared. */
const FEARS = [
  `what if (?:i|im|ill|i am|one day i|i suddenly|i just)\\b.{0,40}\\b${HARM}`,
  `(?:afraid|scared|terrified|worried|frightened|fear|fears?)(?: \\w+){0,3} (?:i|ill|id|im|of)\\b.{0,40}\\b${HARM}`,
  `(?:thoughts?|images?|pictures?|visions?|flashes?|urges?) (?:(?:of|about|that|where|in which|like|to|i|me) ){1,6}.{0,40}\\b${HARM}`,
  `(?:keep|kept|cant stop|cannot stop|always) (?:imagin\\w+|pictur\\w+|see(?:ing)?|thinking (?:about|of|that i|i)|having thoughts).{0,40}\\b${HARM}`,
].join('|');
const TELLS_FEAR = new RegExp(`\\b(?:${FEARS})\\b`);
/** An accident of the day, or a loud word, is none. */
const OF_THE_DAY =
  /\b(?:drop(?:ped|ping)? (?:it|the (?:plate|phone|ball|cup|tray|glass)|out|off|my phone)|run over time|hit (?:send|reply|the gym|snooze|a wall)|push(?:ed|ing)? (?:myself|back|the (?:button|door))|kill(?:ed|ing)? (?:time|it|me)|(?:hurt|hurting|hurts) (?:my|her|his|their) feelings|jump(?:ed|ing)? (?:in|to))\b/;

/** So many messages later, short words still belong to the fear. */
const LINGERS = 4;
const MOST_WORDS = 20;

const OWN_AVOIDING =
  /\b(?:i|ive|im)\b.{0,30}\b(?:put (?:\w+ ){0,4}(?:away|out of (?:sight|reach))|hid(?:e|ing|den)?|lock(?:ed|ing)? (?:\w+ ){0,3}(?:away|up)|threw (?:\w+ ){0,3}(?:away|out)|gave (?:\w+ ){0,4}to|got rid of|stay(?:ed|ing)? (?:far |well |right )?(?:away|back|out)|stand(?:ing)? (?:far |well |right )?(?:back|away)|keep(?:ing)? (?:away|my (?:hands|distance)|(?:\w+ ){0,3}away)|avoid\w*|left the room|leave the room|moved (?:away|out|to)|dont (?:go|hold|touch|use|drive|cook|bathe|sit)|cant (?:hold|be (?:alone|near|around)|go near|touch|look at|cook|drive|bathe)|wont (?:hold|be alone|go near)|stopped \w+ing|pray\w*|count\w*|confess\w*|told (?:my|him|her)|asked (?:my|him|her)|check\w*|googl\w*|look(?:ed)? it up|(?:went|drove|walked|drive|go) back|turned around|let (?:him|her|them|my \w+) (?:do|hold|take|bathe|drive))\b/;
/** What others do now in one's place. */
const OTHERS_DO =
  /\b(?:my|the) (?:\w+ )?(?:husband|wife|partner|mum|mom|mother|dad|father|boyfriend|girlfriend|parents?) (?:does|do|bathes?|holds?|takes?|drives?|cooks?|has to)\b/;
const STAYS =
  /\b(?:(?:cant|cannot|couldnt) stop (?:thinking|it|the)|keeps? (?:coming|popping|going|happening|on)|(?:comes?|came|coming) (?:back|again|up|when|every|all)|all day|every (?:day|time|night|morning|evening)|over and over|again and again|(?:wont|doesnt|will not|never) (?:stop|go away|leave)|still there|in my head|stuck|get (?:it|rid)|go(?:es)? away|thinking about it|think about it|think of it|dreamt|dream about)\b/;
const FEELS =
  /\b(?:scared|afraid|terrified|ashamed|shame|disgust\w*|guilty|sick|horrible|awful|terrible|bad|panick\w*|anxious|crying|cry|hate (?:it|this|myself)|frighten\w*|scares?|shaking|want it to stop|dont want (?:to|this|it|these))\b/;
const DOUBTS =
  /\b(?:am i|would i|could i|will i|do i|did i|what if|does (?:it|this|that)|is it (?:because|normal|possible|me)|is (?:this|that) (?:me|who)|are you sure|what does (?:it|this|that)|(?:what|why) (?:kind of|sort of|do i|am i)|how do i know|mean(?:s)? (?:i|that i|im|about me)|monster|psycho\w*|evil|bad person|dangerous|crazy)\b/;
const UNTOLD =
  /\b(?:(?:never|havent|have not|didnt|dont|cant|couldnt) (?:\w+ )?(?:told|tell|talk\w*|said|say)(?: (?:anyone|anybody|my|about|this|it|him|her|them))+|nobody knows|no one knows|first time i (?:say|tell|write))\b/;
/** A short answer to what was asked. */
const ANSWERS =
  /^(?:(?:i|to|it|mostly|usually|yes|no|yeah|well|just) )*(?:avoid\w*|check\w*|ask\w*|go over(?: it)?|leave|run|hide|pray\w*|wash\w*|all of (?:them|it|these)|everything|both|idk|i dont know|nothing)(?: \w+){0,3}$/;

const poolFor = (heard: Heard): Pool | null => {
  const { plain, text } = heard;
  const isAsked = text.includes('?') || asksUnmarked(text);
  if (DOUBTS.test(plain) || (isAsked && /\b(?:i|me|it|that|this|he|she|they)\b/.test(plain))) {
    return { key: 'harm-doubts', ways: FEAR_DOUBTS };
  }
  if (OWN_AVOIDING.test(plain) || OTHERS_DO.test(plain))
    return { key: 'harm-avoids', ways: FEAR_AVOIDS };
  if (STAYS.test(plain)) return { key: 'harm-stays', ways: FEAR_STAYS };
  if (UNTOLD.test(plain)) return { key: 'harm-untold', ways: FEAR_UNTOLD };
  if (FEELS.test(plain)) return { key: 'harm-feels', ways: FEAR_FEELS };
  return ANSWERS.test(plain) ? { key: 'harm-fear>', ways: HARM_FEAR.next } : null;
};

const isOfFear = ({ about, turn }: ConversationState): boolean =>
  about !== null && about.topic === HARM_FEAR.id && turn - about.turn <= LINGERS;

/** Whether a message tells of a fear of doing harm, or of a thought that is not wanted. */
export const tellsHarmFear = (plain: string): boolean =>
  TELLS_FEAR.test(plain) && !OF_THE_DAY.test(plain);

/**
 * Stays with a fear of doing harm that is told in turns, whatever else its words are about: it names the fear, answers
 * none of its questions, and turns to what is done because of it. Another matter is left to be heard as such.
 */
export const withHarmFear: Way = (state, heard, around) => {
  const isTold = tellsHarmFear(heard.plain) || around.verdict.isFeared === true;
  const about = { topic: HARM_FEAR.id, turn: state.turn };
  // The guard has words of its own for such a thought; what follows is about it all the same.
  if (isUnsettled(around.verdict)) {
    return isTold ? staying({ ...state, about }, heard, around) : null;
  }
  const goesOn = isOfFear(state) && heard.plain.split(' ').length <= MOST_WORDS;
  if (!isTold && !goesOn) return null;
  const begins: Pool = { key: HARM_FEAR.id, ways: HARM_FEAR.says };
  const pool = isTold && !isOfFear(state) ? begins : (poolFor(heard) ?? (isTold ? begins : null));
  if (pool === null) return null;
  const isDoubt = pool.key === 'harm-doubts';
  const running = isDoubt ? stillRuns(state, around) : null;
  if (running !== null) return alone(running);
  const next = { ...state, about, outcome: 'held' as const };
  return alone(
    wordFirst(next, around.seed, [pool, { key: 'harm-fear>', ways: HARM_FEAR.next }], {
      buttons: isDoubt ? [DELAY] : [],
      offers: safely(HARM_FEAR.offers, around),
    }),
  );
};
