import { listedIn, piecesOf } from '#domain/chat/text/lists.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { RUNGS } from './ladder.ts';

/** How a list is written: in lines, with numbers or dots before them, or with signs between. */
const LINE_MARK =
  /^\s*(?:[-*•]|\(?\d{1,2}[.):]|(?:first|second|third|then|next|last)(?:ly)?[:,]?\s)\s*/i;
/** A piece that begins so goes on with the one before. */
const GOES_ON =
  /^(?:and then|then|without|with|but|not|no|and|or|for|while|until|till|so|because|after|before|in|on|at|when|if|just|also|even|which|that|who)\b/;
const LEAST_WORDS = 2;

const isStep = (piece: string): boolean => {
  const plain = plainOf(piece);
  return plain.split(' ').length >= LEAST_WORDS && !GOES_ON.test(plain);
};

/** The steps in a message that names several, as they were written; empty where it may be a single one. */
export const stepsIn = (text: string): readonly string[] =>
  listedIn(text, {
    mark: LINE_MARK,
    between: /,(?: and\b)?|\n|;/,
    isOne: isStep,
    most: RUNGS.max,
  });

const LEAST_LETTERS = 3;
const wordsIn = (text: string): readonly string[] =>
  plainOf(text)
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS && !/\d/.test(word) && word !== 'and');

const digitsIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\d.-])\d{1,3}(?![\d.])/g)].map(([digits]) => Number(digits));

/** The number that is named with the words of a step: that of the piece which shares most of them; null where none does. */
const numberOf = (step: string, pieces: readonly string[]): number | null => {
  const words = new Set(wordsIn(step));
  const shared = pieces.map((piece) => wordsIn(piece).filter((word) => words.has(word)).length);
  const most = Math.max(...shared);
  const place = shared.indexOf(most);
  if (most === 0 || shared.lastIndexOf(most) !== place) return null;
  return digitsIn(pieces[place] ?? '')[0] ?? null;
};

/**
 * The number from 0 to 100 of each of these steps, where a message has as many: in their order, or each with words of its
 * step; null for anything else.
 */
export const numbersFor = (text: string, steps: readonly string[]): readonly number[] | null => {
  const found = digitsIn(text);
  if (found.length !== steps.length || found.some((one) => one > 100)) return null;
  if (wordsIn(text).length === 0) return found;
  const pieces = piecesOf(text, /,|;|\n|\band\b/, LINE_MARK).filter((piece) => /\d/.test(piece));
  const named = steps.map((step) => numberOf(step, pieces));
  return named.every((one) => one !== null) ? named : null;
};

const SHIELD = new RegExp(
  [
    '\\b(?:with|through|using|by|behind) (?:a |an |the |my |some )?(?:\\w+ )?(?:sleeves?|gloves?|tissues?|napkins?|paper towels?|elbows?|foot|feet|knuckles?|masks?|wipes?|shirt|jacket|sanitizer|sanitiser)\\b',
    '\\b(?:wearing|with) gloves\\b',
    '\\b(?:with|while) (?:my |a |the )?(?:mum|mom|mother|dad|father|partner|husband|wife|boyfriend|girlfriend|friend|sister|brother|someone|somebody)(?: (?:is|stays|being))? (?:beside|next to|near|there|watching|with me|around|holding)\\b',
    '\\bholding my breath\\b|\\bwith my eyes (?:closed|shut)\\b|\\bif (?:it|they) (?:is|are) (?:clean|locked|off)\\b',
  ].join('|'),
);

/** Whether a step, as `plainOf` writes it, keeps something between the person and the fear. It may still be a first step. */
export const keepsShield = (plain: string): boolean => SHIELD.test(plain);
