import { tellsOfAmount } from './amounts.ts';
import type { Swallowed } from './assessment.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import type { Finding } from './sign.ts';
import { matcherOf } from './text/matcher.ts';
import type { Sentence } from './text/sentences.ts';

/** How many messages later the rest may be told. */
const REMEMBERED_TURNS = 6;

const SWALLOWED = matcherOf<true>(
  [
    ['@tookPast|emptied|taking|been_taking ..4 @pills', true],
    ['emptied ..2 bottle|box|packet|pack|strip', true],
    ['@tookPast some|something|them|more|a_few|everything', true],
    ['i ..2 overdosed|overdose', true],
  ],
  LEXICON,
);
/** Medicine as it is meant to be taken, and what is no medicine. */
const IS_USUAL =
  /\b(?:as prescribed|every (?:day|morning|night|evening)|daily|with (?:breakfast|water|food|lunch|dinner)|on time|as usual|as always|this morning|vitamins?|supplements?|gummies|doctor|helps?|(?:did|do|have|has) not)\b/;
const IS_UNUSUAL =
  /\b(?:some|more|a few|all|whole|bottle|box|packet|pack|strip|emptied|someone|everything|too|twice|double|every hour|every two hours)\b/;

/** What a message tells of something swallowed; null for nothing. It may be the usual medicine. */
export const swallowedIn = (sentences: readonly Sentence[]): Swallowed | null => {
  const told = sentences.filter(
    ({ words }) => SWALLOWED.find(words).length > 0 && !IS_USUAL.test(words.join(' ')),
  );
  if (told.length === 0) return null;
  const isUnusual = told.some(({ words }) => IS_UNUSUAL.test(words.join(' ')));
  return { turns: REMEMBERED_TURNS, isUnusual };
};

/** What is still remembered of it after a message; null for nothing. */
export const nextSwallowed = (
  before: Swallowed | null,
  told: Swallowed | null,
): Swallowed | null => {
  if (told !== null) return { ...told, isUnusual: told.isUnusual || before?.isUnusual === true };
  return before === null || before.turns <= 1 ? null : { ...before, turns: before.turns - 1 };
};

const MORE =
  /\b(?:some|a few|a couple|two|three|four|many|\d+) more\b|\bmore of (?:them|it)\b|^(?:of )?(?:my |the )?(?:antidepressants|sleeping (?:pills|tablets)|painkillers)$/;
const UNWELL =
  /\b(?:threw up|throwing up|vomit\w*|sleepy|drowsy|dizzy|feel(?:ing)? (?:\w+ )?(?:sick|ill|weird|strange|funny|numb)|sleep it off|(?:can|could) not (?:stay|keep) (?:\w+ )?awake|wait (?:until|till) (?:tomorrow|morning)|stomach (?:hurts|pain|ache))\b/;

/** What a message means when something was swallowed a few messages before: how much it was, or that the body shows it. */
export const afterSwallowing = (
  sentences: readonly Sentence[],
  swallowed: Swallowed | null,
): Finding | null => {
  if (swallowed === null) return null;
  const said = sentences.map(({ words }) => words.join(' '));
  const isMuch = tellsOfAmount(sentences) || said.some((one) => MORE.test(one));
  const found = { category: 'medical-emergency', kind: 'own' } as const;
  if (isMuch) return { ...found, level: 'high', concept: 'how much was taken' };
  return swallowed.isUnusual && said.some((one) => UNWELL.test(one))
    ? { ...found, level: 'elevated', concept: 'unwell after something was taken' }
    : null;
};
