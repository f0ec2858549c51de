import { spelledOut } from '#domain/chat/text/spelled-out.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { CLOSE_NEEDS, NONE, type Scored } from './model.ts';

const wordsOf = (text: string): readonly string[] => spelledOut(plainOf(text));

/** How many words may stand between the person who acts and the verb, and between the verb and the person it meets. */
const NEAR_WORDS = 3;
const SELVES: ReadonlySet<string> = new Set(['me', 'us']);
const OTHERS: ReadonlySet<string> = new Set(['he', 'she', 'they', 'you', 'who', 'it']);
/** Before the verb, these words turn "I" into the person to whom it happened, as in "I got shouted at". */
const PASSIVE: ReadonlySet<string> = new Set([
  'was',
  'am',
  'got',
  'get',
  'being',
  'been',
  'getting',
]);

/**
 * Creates the test for whether a message only says that its writer did something to others, as in "I shouted at her",
 * and not that it was done to the writer.
 *
 * @param verbs the verbs, separated by commas, in all their forms
 */
export const createOwnDeeds = (verbs: string): ((text: string) => boolean) => {
  const listed = new Set(verbs.split(',').flatMap((verb) => wordsOf(verb).slice(0, 1)));
  return (text) => {
    const words = wordsOf(text);
    const deeds = words.flatMap((word, at) => {
      if (!listed.has(word)) return [];
      const before = words.slice(Math.max(0, at - NEAR_WORDS), at);
      const doer = before.findLast((one) => one === 'i' || OTHERS.has(one));
      const isMet = words.slice(at + 1, at + 1 + NEAR_WORDS).some((one) => SELVES.has(one));
      return [doer === 'i' && !isMet && !before.some((one) => PASSIVE.has(one))];
    });
    return deeds.length > 0 && deeds.every((isOwn) => isOwn);
  };
};

/** The scores without some needs, whose probability goes to the others in proportion. */
export const withoutNeeds = ({ scores, both }: Scored, gone: readonly string[]): Scored => {
  const left = scores.filter(({ need }) => !gone.includes(need));
  if (left.length === scores.length) return { scores, both };
  const sum = left.reduce((all, { probability }) => all + probability, 0);
  const near = scores.filter(({ need }) => need !== NONE).slice(0, CLOSE_NEEDS);
  const isApart = near.every(({ need }) => !gone.includes(need));
  return {
    scores: left.map(({ need, probability }) => ({ need, probability: probability / (sum || 1) })),
    both: isApart ? both : 0,
  };
};
