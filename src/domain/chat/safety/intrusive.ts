import { tellsOfIntent } from './fear-work.ts';
import { has, hasBefore, isCutBefore, leadOf, type Sign, wordsOfSign } from './sign.ts';

/** Impulses at heights and wheels come to most people, and frighten them. */
const IS_IMPULSE = /\b(?:jump|swerv|driv|step|veer|fall|let go)/;

/** What is feared and has not happened. */
const IS_AHEAD = /\bi (?:\w+ )?(?:will|might|could|would|may|can|am going to)\b(?! have\b)/;

/** Thoughts that come again and again. */
const KEEPS_COMING =
  /\b(?:keep|keeps|kept|stop|always|constantly|having) (?:thinking|imagining|seeing|picturing|worrying|thoughts|getting|having)\b/;

/** What leads from a thought to its content: "my OCD tells me …", "thoughts of …". */
const REPORTS =
  /\b(?:about|of|that|to|think|thinking|convinces|convinced|wonder|say|says|saying|tell|tells|telling|like|where|showing|shows) ?(?:me )?(?:that )?(?:i )?(?:\w+ ){0,4}$/;

/** The same, strictly, for danger to oneself: "so bad that I want to die" is no thought reported. */
const REPORTS_STRICTLY =
  /\b(?:(?:tells?|telling|says?|saying|convinces?|convinced) (?:me )?|makes me think |(?:intrusive|unwanted|obsessive)(?: \w+){0,3} |thoughts? (?:about|of|that|to|say|saying|like) |images? of |urges? to )(?:\w+ ){0,4}$/;

/** "I have OCD and I want to": the wish is the person's own. */
const OWNS_WISH = /\band i (?:\w+ )?(?:want|will|am|need|wish|keep|have)\b/;

/** What the thoughts bring a person to do is no thought: "so bad that I bought a rope", "they make me want to die". */
const IS_BROUGHT =
  /\b(?:make|makes|made|making) me (?:really |actually )?(?:want|wish)\b|\bso (?:(?:much|bad|badly|hard|loud|strong|often|tired) )?(?:that )?i (?:am|will|bought|have|got|took|swallowed|drank|want|wrote|need|did)\b|\b(?:and|because|until|therefore) i (?:\w+ )?(?:will (?:end|kill|do)|am (?:going|gonna|ending|done)|bought|got|took|swallowed|drank|wrote|have (?:the|my|a|some))\b/;

const isFeared = (sign: Sign, lead: string): boolean =>
  hasBefore(sign, 'fear', 12) &&
  !/\bto be (?:so |very )?(?:scared|afraid|terrified|frightened)\b/.test(lead);

/** Danger to oneself: fear alone is not enough, since people who want to die are afraid as well. */
const isIntrusiveAboutSelf = (sign: Sign, lead: string): boolean => {
  const { act } = sign.rule;
  const own = wordsOfSign(sign).join(' ');
  if (IS_BROUGHT.test(`${lead} ${own}`)) return false;
  const isImpulse = IS_IMPULSE.test(own);
  const isAgainstWill = has(sign, 'dystonic') || (has(sign, 'distressed', 'fear') && isImpulse);
  if (hasBefore(sign, 'what-if', 10))
    return isImpulse || isAgainstWill || has(sign, 'fear', 'distressed', 'ocd');
  if (OWNS_WISH.test(`${lead} ${own}`) && !isAgainstWill) return false;
  const isFramed = hasBefore(sign, 'ocd') || (hasBefore(sign, 'bad-thought') && isAgainstWill);
  if (isFramed && REPORTS_STRICTLY.test(`${lead} `)) return true;
  if (!isAgainstWill || act === 'intention') return isAgainstWill && isFeared(sign, lead);
  if (act === 'thought' || act === 'mention') {
    return has(sign, 'fear', 'distressed', 'ocd', 'bad-thought');
  }
  return isFeared(sign, lead) || KEEPS_COMING.test(lead);
};

/** "I keep thinking I might": a deed that comes to mind again and again, and is only thought to be possible. */
const KEEPS_THINKING_IT_POSSIBLE =
  /\b(?:keep|keeps|kept|can not stop|could not stop|always) (?:thinking|imagining|worrying|believing)(?: that)? i (?:might|could|would|may)\b/;

const isThoughtPossible = (sign: Sign, lead: string): boolean =>
  KEEPS_THINKING_IT_POSSIBLE.test(`${lead} ${wordsOfSign(sign).join(' ')}`) &&
  !tellsOfIntent([sign.sentence]);

const isIntrusiveAboutOthers = (sign: Sign, lead: string): boolean => {
  const { act, category } = sign.rule;
  if (hasBefore(sign, 'what-if', 10)) return true;
  const isAgainstWill = has(sign, 'dystonic', 'distressed');
  const isFramed = hasBefore(sign, 'ocd') || hasBefore(sign, 'bad-thought');
  if (isFramed && !OWNS_WISH.test(lead)) {
    if (act === 'thought' || act === 'mention' || REPORTS.test(`${lead} `)) return true;
  }
  const isNamed = has(sign, 'fear', 'distressed', 'ocd', 'bad-thought');
  if (act === 'thought' && isAgainstWill && isNamed) return true;
  if (isAgainstWill && act !== 'intention' && KEEPS_COMING.test(lead)) return true;
  // "I am scared that I will hurt her" tells of nothing that was done.
  const isDone = act === 'done' && !IS_AHEAD.test(`${lead} ${wordsOfSign(sign).join(' ')}`);
  if (category !== 'harm-to-others' || isDone) return false;
  if (isThoughtPossible(sign, lead)) return true;
  return isFeared(sign, lead) || (has(sign, 'ocd', 'bad-thought') && isAgainstWill);
};

/** Whether a sign is an intrusive thought: framed as one, or feared and against the person's own wish. */
export const isIntrusive = (sign: Sign): boolean => {
  const { act, category, isIntrusive: isAlways } = sign.rule;
  if (isAlways) return true;
  if (act === 'weak') return false;
  if (act === 'search' || act === 'symptom') return hasBefore(sign, 'what-if', 10);
  if (isCutBefore(sign) && !hasBefore(sign, 'what-if', 8)) return false;
  const lead = leadOf(sign);
  return category === 'suicide' || category === 'self-harm'
    ? isIntrusiveAboutSelf(sign, lead)
    : isIntrusiveAboutOthers(sign, lead);
};
