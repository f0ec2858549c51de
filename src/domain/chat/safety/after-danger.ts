import { actsNow, waitsForIt } from './acts-now.ts';
import { afterAbuse } from './after-abuse.ts';
import { afterEating } from './after-eating.ts';
import { tellsOfAmount } from './amounts.ts';
import { type Category, type Kind, type Level, OTHER_NOW, type Swallowed } from './assessment.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import type { Finding } from './sign.ts';
import { afterSwallowing } from './swallowed.ts';
import { matcherOf } from './text/matcher.ts';
import type { Sentence } from './text/sentences.ts';

const TAKEN = matcherOf<true>(
  [
    ['@tookPast ..4 @pills', true],
    ['swallowed|drank|downed them|it|everything|enough', true],
    ['took|taken them|everything !to|out|off|back|home|away|down|for|from', true],
    ['@tookPast ..2 something|stuff|it_all|them_all|all_of_it|all_of_them', true],
    ['@tookPast some|a_few|loads|a_load|a_bunch|more $', true],
  ],
  LEXICON,
);
/** Who took them from somebody has not swallowed them. */
const TAKEN_AWAY = /\b(?:took|taken|take) (?:\w+ ){0,4}(?:off|from|away)\b/;
const AT_HAND = matcherOf<true>(
  [
    ['have|got|holding|found|bought ..4 @pills|@blade|rope|gun', true],
    ['still|always have|got|keep|hold ..1 them|it|those|these', true],
  ],
  LEXICON,
);
const AT_THEIR_HAND = matcherOf<true>(
  [
    [
      'he|she|they|@kin|@otherPeople ..1 has|have|got|holding|found|bought ..4 @pills|@blade|rope|gun',
      true,
    ],
  ],
  LEXICON,
);
const AT_HEIGHT = matcherOf<true>(
  [
    [
      'highest|tallest|nearest|closest|high|tall|what|which|where ..3 bridge|building|tower|cliff|roof|car_park|train_tracks|railway',
      true,
    ],
    ['when|what_time ..4 train|trains', true],
  ],
  LEXICON,
);
const TAKES_LEAVE = matcherOf<true>(
  [
    ['goodbye|farewell', true],
    ['thank|thanks ..3 listening|everything ..4 bye', true],
    ['what_is|whats|is_there|no the|any|a? point', true],
  ],
  LEXICON,
);
/** Whoever speaks of themselves is meant, whomever the talk was about. */
const OF_ME = /\b(?:i|me|myself)\b/;
/** What belongs to somebody else was taken from them. */
const OF_THEM =
  /\b(?:her|his|their) (?:\w+ )?(?:pills|tablets|meds|medication|knife|knives|blades?|razors?|rope|gun)\b/;

const BY_ONESELF: ReadonlySet<Category> = new Set(['suicide', 'self-harm', 'medical-emergency']);

/** What is watched when a message comes. */
interface Watched {
  readonly level?: Level;
  readonly category?: Category | null;
  readonly kind?: Kind | null;
  readonly swallowed?: Swallowed | null;
}

/** Where the means are, when they are near. */
const LIES_NEAR =
  /^(?:but )?(?:it|they|the (?:rope|pills|tablets|knife|gun|box|blade)) (?:is|are) (?:\w+ )?(?:in|under|on|next to|beside|behind|with|by) (?:the|my|me|our|a)\b(?! (?:head|mind|chest|heart|way|tv|news|past|stomach|throat|body|thoughts|life))/;
/** A time, as all that is said. */
const SAYS_WHEN =
  /^(?:yes |i think |maybe )?(?:tonight|today|now|soon|right now|in (?:an hour|a bit|a few (?:minutes|hours)|\d+ (?:minutes|hours))|later tonight|this evening|tomorrow|after (?:dinner|work|school|they (?:sleep|leave|go)))$/;
const IS_ALONE =
  /\b(?:nobody|no one) (?:else )?is (?:home|here|around|in)\b|\b(?:i am|am) (?:home |all )?alone\b|\bhome alone\b/;
const SAYS_SORRY = /\b(?:say|tell) (?:\w+ ){0,3}(?:i am )?sorry\b(?:.* for me)?/;

/** What the body of somebody shows who was hurt. */
const HURT_BODY =
  /\b(?:floppy|limp|not moving|breathing (?:\w+ )?(?:funny|weird|strange|slow|fast)|not (?:\w+ )?(?:breathing|waking|crying|responding|moving)|(?:gone|turning|went) blue|unconscious|will not wake|bleeding)\b/;

const afterHarm = (said: readonly string[]): Finding | null =>
  said.some((one) => HURT_BODY.test(one))
    ? {
        category: 'medical-emergency',
        level: 'high',
        kind: 'third-person',
        concept: 'somebody was hurt',
      }
    : null;

const afterOwn = (
  has: (matcher: typeof TAKEN) => boolean,
  said: readonly string[],
  level: Level,
  category: Category,
): Omit<Finding, 'kind'> | null => {
  if (has(AT_HAND)) return { category: 'suicide', level: 'high', concept: 'means are at hand' };
  const tells = (what: RegExp): boolean => said.some((one) => what.test(one));
  if (category !== 'medical-emergency' && tells(LIES_NEAR))
    return {
      category: 'suicide',
      level: level === 'low' ? 'elevated' : 'high',
      concept: 'means are at hand',
    };
  if (category !== 'medical-emergency' && (actsNow(said) || waitsForIt(said)))
    return { category: 'suicide', level: 'high', concept: 'is about to do it' };
  // What is watched at low was said not to be so now.
  if (level === 'low' || category === 'medical-emergency') return null;
  if (has(AT_HEIGHT)) return { category: 'suicide', level: 'high', concept: 'asks for a place' };
  if (tells(SAYS_WHEN)) return { category: 'suicide', level: 'high', concept: 'names a time' };
  if (tells(IS_ALONE)) return { category, level: 'elevated', concept: 'is alone with it' };
  return has(TAKES_LEAVE) || tells(SAYS_SORRY)
    ? { category, level: 'elevated', concept: 'takes leave' }
    : null;
};

/**
 * What words mean once somebody has spoken of danger from themselves, or of somebody who is in it: then "I took some
 * pills", "12 of them" and "I have pills", which mean little otherwise, are an emergency. Null where nothing is watched.
 */
export const afterDanger = (
  sentences: readonly Sentence[],
  { level = 'none', category = null, kind: watchedKind = null, swallowed = null }: Watched,
): Finding | null => {
  const rest = afterSwallowing(sentences, swallowed);
  if (rest !== null) return rest;
  if (level === 'none' || category === null) return null;
  const said = sentences.map(({ words }) => words.join(' '));
  const isOther = watchedKind === 'third-person';
  const isOfMe = said.some((one) => OF_ME.test(one)) && !said.some((one) => OF_THEM.test(one));
  const kind = isOther && !isOfMe ? 'third-person' : 'own';
  if (category === 'eating-disorder') return afterEating(sentences, kind);
  if (category === 'abuse') return afterAbuse(sentences, kind);
  if (category === 'harm-to-others') return afterHarm(said);
  if (!BY_ONESELF.has(category)) return null;
  const has = (matcher: typeof TAKEN): boolean =>
    sentences.some(({ words }) => matcher.find(words).length > 0);
  const isTakenAway = isOther && said.some((one) => TAKEN_AWAY.test(one));
  if (has(TAKEN) && !isTakenAway)
    return { category: 'medical-emergency', level: 'high', kind, concept: 'something was taken' };
  if (category === 'medical-emergency' && tellsOfAmount(sentences))
    return { category, level: 'high', kind, concept: 'how much was taken' };
  if (kind === 'third-person')
    return category !== 'medical-emergency' && has(AT_THEIR_HAND)
      ? { category: 'suicide', level: 'high', kind, concept: OTHER_NOW }
      : null;
  if (isTakenAway) return null;
  const own = afterOwn(has, said, level, category);
  return own === null ? null : { ...own, kind };
};
