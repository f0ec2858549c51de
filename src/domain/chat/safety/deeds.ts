import type { Category } from './assessment.ts';
import { OTHER_NOUNS } from './lexicon/people.ts';
import type { Sign } from './sign.ts';
import type { Span } from './text/matcher.ts';
import type { Sentence } from './text/sentences.ts';

/**
 * Whose deed a sign of harm to others tells of: the person's own, somebody else's against others, somebody else's
 * against the person who writes; or that of somebody against themselves, which is no harm to others at all.
 */
export type Deed = 'own' | 'by-other' | 'to-me' | 'to-oneself';

/** So far from a verb its subject is looked for. */
const FARTHEST_WORDS = 12;

const ME = new Set(['me', 'us']);
const ONESELF = new Set(['himself', 'herself', 'themselves', 'themself', 'itself', 'myself']);
const ATTACKS =
  /^(?:kill|stab|shoot|murder|strangle|poison|hurt|attack|suffocate|drown|beat|burn|bomb|torture|behead|slaughter|execute|harm|injure|destroy|batter|hit|punch|kick|slap|choke|smash|bash|rape|rap(?=ing)|molest)(?:s|ing|bing|ting)?$/;

/** "He says he will cut my throat." */
const MINE = /\b(?:cut|slit|slash|take|end) my (?:throat|life|wrists?)\b/;

/** "He will burn the house with us in it." */
const WITH_ME = /\bwith (?:me|us) (?:in|inside)\b/;

/** "Going to kill him is all I want." */
const IS_MY_WISH =
  /\b(?:is|would be) (?:all|what|everything|the only thing) (?:that )?i (?:want|wish|need|dream|live|think)/;

/** Words that may stand between the attack and whom it is against. */
const BETWEEN = new Set([
  'up',
  'all',
  'both',
  'to',
  'death',
  'or',
  'shoot',
  'hurt',
  'kill',
  'even',
]);
const WIDEST_BETWEEN = 2;

/** Whom the attack is against, as far as it is the person who writes or the one who does it. */
const targetOf = ({ sentence: { words }, start, end }: Sign): Deed | null => {
  if (MINE.test(words.slice(start, Math.min(end, start + FARTHEST_WORDS)).join(' ')))
    return 'to-me';
  for (let at = start; at < end; at += 1) {
    if (!ATTACKS.test(words[at] ?? '')) continue;
    for (let next = at + 1; next <= at + 1 + WIDEST_BETWEEN; next += 1) {
      const word = words[next] ?? '';
      if (ME.has(word)) return 'to-me';
      // "Kill himself and my mum" is both.
      if (ONESELF.has(word)) return words[next + 1] === 'and' ? null : 'to-oneself';
      if (!BETWEEN.has(word)) break;
    }
  }
  return null;
};

const FIRST_PERSON = new Set(['i', 'me', 'we', 'us', 'am', 'myself', 'im']);
const THIRD_SUBJECTS = new Set(['he', 'she', 'they']);
/** Forms that no first person has. */
const THIRD_FORMS = new Set(
  'wants needs plans wishes is are has was were threatens keeps says intends likes tries'.split(
    ' ',
  ),
);
/** Forms that anybody has, so that the subject has to stand where subjects do. */
const ANY_FORMS = new Set(
  'will might may could can would going about got bought brought took'.split(' '),
);
/** "My brother" before these is no subject: "I hate my brother". */
const OPENS =
  /^(?:and|but|that|because|if|when|so|think|know|knows|says|said|heard|like|where|why|afraid|scared|worried|sure|or|now|then|today|while|after|before|believe|hope|guess|help|hi|please|tells|terrified|since|until|yesterday|tonight)$/;
const OF_NOUN = new Set(
  'my our the a an his her their this that some another little older younger big best old drunk violent step foster own crazy'.split(
    ' ',
  ),
);
const PLURAL = /(?:s|people|men|women|children|family|police)$/;

/** Whether the noun at a place stands where a subject does. */
const isSubject = ({ words, clauses }: Sentence, at: number): boolean => {
  let before = at - 1;
  while (before >= 0 && OF_NOUN.has(words[before] ?? '')) before -= 1;
  return before < 0 || clauses[before] !== clauses[at] || OPENS.test(words[before] ?? '');
};

/** Whether somebody else is the one who does it: the nearest subject before the sign, by the form of its verb. */
const isByOther = (sentence: Sentence, { start, end }: Span): boolean => {
  const { words, clauses } = sentence;
  if (words.slice(start, end).some((word) => word === 'i' || word === 'am')) return false;
  const verb = words[start] ?? '';
  let isThird = THIRD_FORMS.has(verb);
  for (let at = start - 1; at >= 0 && start - at <= FARTHEST_WORDS; at -= 1) {
    const word = words[at] ?? '';
    // Before a comma stands the subject only where the verb shows that there is one.
    if (clauses[at] !== clauses[start] && !isThird) return false;
    if (FIRST_PERSON.has(word)) return false;
    if (THIRD_SUBJECTS.has(word)) return true;
    if (word === 'who')
      return !words.slice(Math.max(0, at - 4), at).some((one) => FIRST_PERSON.has(one));
    if (THIRD_FORMS.has(word)) isThird = true;
    if (!OTHER_NOUNS.has(word)) continue;
    // "Me and my brother are going to": it is the person's own as well.
    const before = words.slice(Math.max(0, at - 4), at);
    if (before.includes('and') && before.some((one) => FIRST_PERSON.has(one))) return false;
    if (isThird) return true;
    return (ANY_FORMS.has(verb) || PLURAL.test(word)) && isSubject(sentence, at);
  }
  return false;
};

/** Whose deed a sign tells of; always the person's own where it is about no harm to others, or not clearly another's. */
export const deedOf = (sign: Sign): Deed => {
  const { category, act, isAboutOther } = sign.rule;
  const target = targetOf(sign);
  // "He wants to kill me" is no wish to be killed.
  if (category === 'suicide')
    return target === 'to-me' && isByOther(sign.sentence, sign) ? target : 'own';
  if (category !== 'harm-to-others') return 'own';
  if (target === 'to-oneself') return target;
  if (isAboutOther || !(act === 'intention' || act === 'wish' || act === 'done')) return 'own';
  const { words } = sign.sentence;
  const near = words.slice(sign.start, sign.end + FARTHEST_WORDS).join(' ');
  if (IS_MY_WISH.test(near)) return 'own';
  const isOwn = THIRD_SUBJECTS.has(words[sign.start] ?? '') || !isByOther(sign.sentence, sign);
  if (isOwn) return 'own';
  return target ?? (WITH_ME.test(near) ? 'to-me' : 'by-other');
};

/** The words that lead to an attack, and how far before it they may stand. */
const LEADS = new Set('will going wants want trying threatens says said might plans'.split(' '));
const LEAD_WORDS = 4;

/** Whom an attack in a sentence is against that somebody else is said to make; null where there is none. */
const attackByOther = (sentence: Sentence): Deed | null => {
  const { words } = sentence;
  for (const [at, word] of words.entries()) {
    if (!ATTACKS.test(word)) continue;
    for (let start = Math.max(0, at - LEAD_WORDS); start < at; start += 1) {
      if (LEADS.has(words[start] ?? '') && isByOther(sentence, { start, end: at }))
        return ME.has(words[at + 1] ?? '') ? 'to-me' : 'by-other';
    }
  }
  return null;
};

/** Whom a danger is about that only the learned part hears: what somebody else is said to do is theirs. */
export const whoseDanger = (
  sentences: readonly Sentence[],
  { category, isAboutOther }: { readonly category: Category; readonly isAboutOther: boolean },
): { readonly category: Category; readonly isAboutOther: boolean } => {
  const deeds = category === 'harm-to-others' ? sentences.map(attackByOther) : [];
  if (deeds.includes('to-me')) return { category: 'abuse', isAboutOther: false };
  return { category, isAboutOther: isAboutOther || deeds.includes('by-other') };
};

const HURTS =
  '(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|kick|kicks|kicked|punch|punches|punched|choke|chokes|choked|rape|rapes|raped|hurt|hurts|hurting|abuse|abuses|abused|abusing|strangle|strangles|strangled|threaten|threatens|threatened|shakes|burned|burns)';
const ANOTHER =
  '(?:him|her|them|(?:his|her|their) (?:\\w+ )?(?:kids?|child|children|baby|son|daughter|wife|husband|girlfriend|boyfriend|partner|mum|mom|mother|dad|father|sister|brother|nan|gran))';
const HURTS_ANOTHER = new RegExp(`\\b${HURTS} (?:up )?${ANOTHER}\\b`);
/** At home with the one who hurts, a person is in it as well. */
const IS_HURT_TOO =
  /\b(?:me|us|myself|i am|we are|my (?:husband|wife|partner|boyfriend|girlfriend|bf|gf|dad|father|mum|mom|mother|stepdad|stepmum|stepfather|stepmother|brother|uncle))\b/;

/** Whether a sentence tells that somebody hurts another, and not the person who writes. */
export const hurtsAnother = ({ words }: Sentence): boolean => {
  const said = words.join(' ');
  return HURTS_ANOTHER.test(said) && !IS_HURT_TOO.test(said);
};

const FOUND_ON =
  /\bfound (?:\w+ ){0,3}(?:on|in|under|at) (?:his|her|their)\b|\bfound (?:his|her|their)\b|\b(?:he|she|they) (?:is|are|was|were|has been|have been|keeps?) (?:\w+ )?(?:looking up|googling|searching)\b/;

/** Whether a sentence tells what somebody found with another, or what that one looks up. */
export const foundOnAnother = ({ words }: Sentence): boolean => FOUND_ON.test(words.join(' '));
