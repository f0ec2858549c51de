import { EXPANSIONS, FILLERS, NUMBER_WORDS } from './expansions.ts';
import { fold } from './fold.ts';
import { joinSpacedLetters } from './spaced.ts';
import { respell } from './spelling.ts';

/** The normalized words of one sentence. */
export interface Sentence {
  readonly words: readonly string[];
  /** The clause number of each word, ascending through the sentence. */
  readonly clauses: readonly number[];
  /** Whether each word is inside quotation marks. */
  readonly quoted: readonly boolean[];
}

const BREAKS: ReadonlySet<string> = new Set(
  'but however although though because so except unless yet'.split(' '),
);
/** After these words, "it is" starts a new clause, as in "I want to die it is fine". */
const ENDS_BEFORE_IT = new Set('die dead dying myself suicidal alive lol haha'.split(' '));
const BE_AFTER_IT = new Set('is was will would'.split(' '));
const IS_AFTER = new Set(
  'he she it that what there who here everyone someone nobody this'.split(' '),
);
const SUFFIXES: Readonly<Record<string, string>> = {
  ll: 'will',
  d: 'would',
  ve: 'have',
  re: 'are',
  m: 'am',
};
/** After these words, "ill" means sick rather than "I will". */
const ILL_BEFORE = new Set(
  'am is are was were be been being feel feels feeling felt so very mentally really get gets getting got fell too terminally make makes made'.split(
    ' ',
  ),
);
const UNIT =
  /^(\d+)(mgs?|kgs?|kilos?|g|ml|cals?|kcals?|lbs?|stone|hrs?|hours?|yrs?|years?|days?|x|pm|am|st|nd|rd|th|mins?|k|c|f)$/;
const TO_AFTER = new Set(
  'want going goin need have ready trying plan planning about try used close next'.split(' '),
);

const withApostrophe = (word: string): readonly string[] => {
  const plain = word.replaceAll("'", '');
  const at = word.lastIndexOf("'");
  const stem = word.slice(0, at).replaceAll("'", '');
  const suffix = word.slice(at + 1);
  if (suffix === 's') return IS_AFTER.has(stem) ? [stem, 'is'] : [stem];
  const expanded = EXPANSIONS.get(word) ?? EXPANSIONS.get(plain);
  if (expanded !== undefined) return expanded;
  const long = SUFFIXES[suffix];
  return long !== undefined && stem !== '' ? [stem, long] : [plain];
};

const withoutApostrophe = (word: string, before: string | undefined): readonly string[] => {
  if (word === 'ill' && !ILL_BEFORE.has(before ?? '')) return ['i', 'will'];
  if (word === 'id' && before !== 'my' && before !== 'an' && before !== 'the')
    return ['i', 'would'];
  if (word === '2' && TO_AFTER.has(before ?? '')) return ['to'];
  const unit = UNIT.exec(word);
  if (unit !== null) return [unit[1] ?? '', unit[2] ?? ''];
  const number = NUMBER_WORDS.get(word);
  if (number !== undefined) return [number];
  return EXPANSIONS.get(word) ?? [word];
};

const WORD_OR_MARK = /[\p{L}\p{M}\p{N}@$!|*'&]+|[,;:"()\u2013\u2014-]/gu;
const EDGE_MARKS = new Set("'!|&");

const withoutEdges = (piece: string): string => {
  let start = 0;
  let end = piece.length;
  while (start < end && EDGE_MARKS.has(piece[start] ?? '')) start += 1;
  while (end > start && EDGE_MARKS.has(piece[end - 1] ?? '')) end -= 1;
  return piece.slice(start, end);
};

/** Starts a new clause where "it is" follows one of `ENDS_BEFORE_IT`. */
const withoutIt = (words: readonly string[], clauses: readonly number[]): readonly number[] => {
  let more = 0;
  return clauses.map((clause, at) => {
    const begins =
      words[at] === 'it' &&
      clauses[at - 1] === clause &&
      ENDS_BEFORE_IT.has(words[at - 1] ?? '') &&
      BE_AFTER_IT.has(words[at + 1] ?? '');
    more += begins ? 1 : 0;
    return clause + more;
  });
};

const readSentence = (text: string, spell: (word: string) => string): Sentence => {
  const words: string[] = [];
  const clauses: number[] = [];
  const quoted: boolean[] = [];
  let clause = 0;
  let isQuoted = false;
  for (const [piece] of text.matchAll(WORD_OR_MARK)) {
    if (piece === '"') isQuoted = !isQuoted;
    if (/^[,;:()\u2013\u2014]$/.test(piece)) clause += 1;
    const trimmed = withoutEdges(piece);
    if (!/[\p{L}\p{N}]/u.test(trimmed)) continue;
    const plain = trimmed.includes("'")
      ? withApostrophe(trimmed)
      : spell(trimmed)
          .split(' ')
          .flatMap((word) => withoutApostrophe(word, words.at(-1)));
    for (const word of plain) {
      if (FILLERS.has(word)) continue;
      if (BREAKS.has(word)) clause += 1;
      words.push(word);
      clauses.push(clause);
      quoted.push(isQuoted);
    }
  }
  return { words, clauses: withoutIt(words, clauses), quoted };
};

/** Where a sentence ends. Repeated marks are shortened before the search, so that the search takes linear time. */
const ENDS = /[.!…]{1,2}(?=\s|$|["')])|[?。！？।]|\.\./u;
const MARK_RUNS = /([.!?…])[.!?…]+/g;

/**
 * The sentences of a message as normalized words: folded, respelled, with contractions and slang expanded.
 *
 * @param isKnown whether a word is in the vocabulary of the guard
 * @param guess what a still unknown word may stand for, possibly several words
 */
export const sentencesOf = (
  text: string,
  isKnown: (word: string) => boolean,
  guess: (word: string) => string = (word) => word,
): readonly Sentence[] => {
  const isPlain = (word: string): boolean => isKnown(word) || EXPANSIONS.has(word);
  const spelt = new Map<string, string>();
  const spell = (word: string): string => {
    const found = spelt.get(word);
    if (found !== undefined) return found;
    const plain = respell(word, isPlain);
    const respelt = isPlain(plain) ? plain : guess(plain);
    spelt.set(word, respelt);
    return respelt;
  };
  return fold(text)
    .replace(MARK_RUNS, '$1$1')
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => joinSpacedLetters(line.trim().replace(/\s+/g, ' '), isPlain))
    .flatMap((line) => line.split(ENDS))
    .map((sentence) => readSentence(sentence, spell))
    .filter(({ words }) => words.length > 0);
};
