import { DANGER_NOW, stepDown } from './assessment.ts';
import type { Deed } from './deeds.ts';
import { isIntrusive } from './intrusive.ts';
import { OTHER_NOUNS, PEOPLE } from './lexicon/people.ts';
import type { Marker } from './markers.ts';
import {
  has,
  hasBefore,
  hasInClause,
  isCutBefore,
  leadOf,
  nearbyOf,
  type Sign,
  type Weight,
  wordsOfSign,
} from './sign.ts';

const SELF_WORDS = new Set(['i', 'me', 'myself', 'we', 'us']);
const OTHER_WORDS = new Set<string>(PEOPLE.subject.filter((phrase) => !phrase.includes(' ')));
const OTHER_SELVES = new Set<string>(PEOPLE.otherSelf);
const NEGATORS = new Set(['not', 'never', 'no', 'without', 'nor', 'neither', 'stopped', 'quit']);

/** What may stand between a negation and what it negates. */
const SEE_THROUGH = new Set(
  (
    'really actually even ever feeling feel feels been be being having have any a an the want wanted wanting going to planning plan plans ' +
    'felt thinking think thoughts thought about of that i am do would will longer more intend intention intentions desire urge need trying try like ' +
    'currently at all having having had and or myself anyone in danger risk way gonna suicidal hurt harm kill self engage consider considering actively so get'
  ).split(' '),
);
/** After a negation, these turn it into its opposite or into doubt. */
const NOT_NEGATED_BEFORE = new Set([
  'why',
  'hard',
  'harder',
  'difficult',
  'struggling',
  'fighting',
  'trying',
  'reason',
  'promise',
  'sure',
  'if',
  'whether',
  'only',
  'swear',
  'certain',
]);

/** Whether the sign itself is denied: "i do not want to …", "no plans to …", "never been …". */
const isNegated = ({ rule, sentence: { words, clauses }, start }: Sign): boolean => {
  if (rule.act === 'search' || rule.act === 'hint' || rule.act === 'weak') return false;
  if (words[start] === 'stop') return false;
  for (let at = start - 1; at >= 0 && start - at <= 7; at -= 1) {
    const word = words[at] ?? '';
    if (clauses[at] !== clauses[start]) return false;
    if (NEGATORS.has(word)) {
      const before = words.slice(Math.max(0, at - 4), at);
      const isDoubled = before.some((one) => one === 'not' || NOT_NEGATED_BEFORE.has(one));
      return !isDoubled;
    }
    if (!SEE_THROUGH.has(word)) return false;
  }
  return false;
};

/** Whether a negation stands inside the sign: "would never …", "going to not …". */
const isNegatedInside = (sign: Sign): boolean => {
  if (!['wish', 'intention', 'thought', 'done'].includes(sign.rule.act)) return false;
  const own = wordsOfSign(sign).join(' ');
  return /\b(?:never|not) (?:ever )?(?:kill|hurt|harm|self|cut|end|hang|do|attack|want|touch|act)\b/.test(
    own,
  );
};

const PAST_VERBS = new Set(
  (
    'was were had wanted tried felt thought used overdosed attempted survived hit cut hurt abused self-harmed did took went been lost stopped ' +
    'beat beaten raped choked recovered harmed drank swallowed purged starved molested touched kicked punched slapped'
  ).split(' '),
);
const PRESENT_SELF = /\b(?:i want|i am|i will|i wish|i need|i have to|i keep|want to)\b/;
const IS_RECOVERED = /recover|clean|sober|survivor|over it|free/;

/** Whether the sign is about a time that is over, and nothing says that it is back. */
const isOver = (sign: Sign): boolean => {
  const { rule, sentence, start, end } = sign;
  if (rule.act === 'search' || !(has(sign, 'past') || has(sign, 'recovery'))) return false;
  if (has(sign, 'again') || hasInClause(sign, 'recent')) return false;
  const around = sentence.words.slice(Math.max(0, start - 6), end);
  if (rule.act === 'done' || rule.act === 'mention' || rule.act === 'danger') {
    if (has(sign, 'recovery') && !PRESENT_SELF.test(around.join(' '))) return true;
  }
  const whole = nearbyOf(sign);
  if (!has(sign, 'past')) {
    const canHeal = rule.act === 'wish' || rule.act === 'thought';
    return canHeal && has(sign, 'recovery') && around.some((word) => PAST_VERBS.has(word));
  }
  if (PRESENT_SELF.test(wordsOfSign(sign).join(' '))) return false;
  return (
    around.some((word) => PAST_VERBS.has(word)) || /used to/.test(whole) || IS_RECOVERED.test(whole)
  );
};

const NEAR_YET_WORDS = 6;

/** "I will not hurt her yet" denies nothing. */
const isOnlyForNow = ({ rule: { act, category }, sentence: { words }, start }: Sign): boolean =>
  act === 'intention' &&
  category === 'harm-to-others' &&
  words.at(-1) === 'yet' &&
  words.length - start <= NEAR_YET_WORDS;

const IS_POSTED = /\bon (?:her|his|my|their) (?:\w+ )?stor(?:y|ies)\b/;

/** Whether the words are somebody's invention: of a song, a film, a book or a game. */
const isInvented = (sign: Sign): boolean => {
  const { rule, sentence, start } = sign;
  // What is posted on one's own page is no invention.
  if (rule.act === 'search' || IS_POSTED.test(sentence.words.join(' '))) return false;
  if (has(sign, 'says-so', 'story') && sentence.quoted[start] === true) return true;
  const isPlayable = rule.category === 'harm-to-others' || rule.category === 'medical-emergency';
  if (has(sign, 'game') && isPlayable) return true;
  if (hasBefore(sign, 'says-so')) return !isCutBefore(sign) && !ownsIt(sign);
  if (hasBefore(sign, 'story') || (has(sign, 'story') && subjectOf(sign) === 'other')) {
    return subjectOf(sign) === 'other' || rule.isAboutOther;
  }
  return has(sign, 'game') && subjectOf(sign) === 'other';
};

/** Whether "makes me", "and i", "i am" tie the sign to the person who writes. */
const ownsIt = (sign: Sign): boolean =>
  /(?:makes me|make me|made me|and i|but i|i really|now i)(?: \w+)?$/.test(leadOf(sign));

const OWNERS = new Set(['my', 'our', 'his', 'her', 'a', 'the', 'their']);

/** Whether an emergency of the body is told of somebody named: "my friend passed out and will not wake up". */
const isOfSomebody = ({ rule, sentence: { words }, start }: Sign): boolean => {
  if (rule.category !== 'medical-emergency') return false;
  for (let at = start; at >= 0 && start - at <= 12; at -= 1) {
    if (SELF_WORDS.has(words[at] ?? '')) return false;
    if (OTHER_NOUNS.has(words[at] ?? '') && OWNERS.has(words[at - 1] ?? '')) return true;
  }
  return false;
};

/** Whose sign it is: of the nearest person named before it. */
const subjectOf = (sign: Sign): 'self' | 'other' => {
  const own = wordsOfSign(sign);
  if (own.some((word) => OTHER_SELVES.has(word))) return 'other';
  if (own.some((word) => SELF_WORDS.has(word))) return 'self';
  const { words } = sign.sentence;
  for (let at = sign.start - 1; at >= 0 && sign.start - at <= 25; at -= 1) {
    const word = words[at] ?? '';
    if (SELF_WORDS.has(word)) return 'self';
    if (OTHER_WORDS.has(word)) return 'other';
  }
  return 'self';
};

const SAYS_NO = /\b(?:asked|asks|asking|ask)\b.*\b(?:no|not|never)\b(?!.*\blied\b)/;

/** Whether a subject is spoken of, in class or in the news, and not a person's own state. */
const isTopic = (sign: Sign): boolean => {
  const { rule, sentence, start } = sign;
  if (hasBefore(sign, 'asked', 3)) return SAYS_NO.test(nearbyOf(sign));
  if (rule.act !== 'mention' && rule.act !== 'symptom' && rule.act !== 'thought') return false;
  const before = sentence.words.slice(Math.max(0, start - 3), start).join(' ');
  return has(sign, 'topic') && !/i (?:am|feel|have|was|think)|been|feeling/.test(before);
};

const IS_CAUSED = /(?:make|makes|making|made) me/;

/** Whether it is said in jest about something small. */
const isJest = (sign: Sign): boolean => {
  const { rule } = sign;
  if (!['wish', 'intention', 'weak', 'thought', 'danger'].includes(rule.act)) return false;
  if (has(sign, 'serious') || !has(sign, 'trivial')) return false;
  return has(sign, 'laugh') || (hasBefore(sign, 'trivial') && IS_CAUSED.test(leadOf(sign)));
};

/** Fear of what somebody else may do is no intrusive thought, unless it is told as one. */
const isFearOfOther = (sign: Sign, deed: Deed): boolean =>
  deed !== 'own' && !has(sign, 'ocd', 'bad-thought', 'what-if');

const TOLD_AS_THOUGHT: readonly Marker[] = ['what-if', 'ocd', 'bad-thought', 'fear'];

/** "My friend is suicidal, what if he has a knife": what is told of somebody else as so is no thought. */
const isToldOfOther = (sign: Sign): boolean =>
  sign.rule.category === 'suicide' &&
  subjectOf(sign) === 'other' &&
  !TOLD_AS_THOUGHT.some((name) => hasInClause(sign, name)) &&
  /\b(?:is|are) (?:\w+ )?suicidal\b/.test(nearbyOf(sign));

/** The level and the kind of a sign, after everything in its own sentence that changes its meaning. */
export const weigh = (sign: Sign, deed: Deed): Weight => {
  const { rule } = sign;
  if (isInvented(sign)) return { level: 'low', kind: 'fiction' };
  if (isTopic(sign)) return { level: 'low', kind: 'topic' };
  if ((isNegated(sign) || isNegatedInside(sign)) && !isOnlyForNow(sign))
    return { level: 'low', kind: 'denied' };
  if (!isFearOfOther(sign, deed) && !isToldOfOther(sign) && isIntrusive(sign))
    return { level: 'low', kind: 'intrusive-thought' };
  if (isOver(sign)) return { level: 'low', kind: 'past' };
  if (isJest(sign)) return { level: 'low', kind: 'figure-of-speech' };
  if (deed === 'to-me') {
    const isLaughedAt = has(sign, 'laugh') && !has(sign, 'serious');
    return isLaughedAt
      ? { level: 'low', kind: 'figure-of-speech' }
      : { level: rule.level, kind: 'own' };
  }
  const isOthers =
    rule.isAboutOther ||
    isOfSomebody(sign) ||
    deed === 'by-other' ||
    (rule.category !== 'abuse' &&
      rule.category !== 'harm-to-others' &&
      subjectOf(sign) === 'other');
  if (!isOthers) return { level: rule.level, kind: 'own' };
  const isUrgent =
    rule.category === 'medical-emergency' ||
    rule.category === 'harm-to-others' ||
    rule.concept === DANGER_NOW;
  return {
    level: rule.level === 'high' && !isUrgent ? stepDown(rule.level) : rule.level,
    kind: 'third-person',
  };
};
