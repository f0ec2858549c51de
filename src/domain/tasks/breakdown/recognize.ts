import type { Chore, TitleWords } from './script.ts';

/** The score that a matching line gets for each of its words. */
const WORD_POINTS = 10;
/** Maximum number of words in a title before a line of one word; with more words before it, the line does not match. */
const SINGLE_WORD_FROM = 1;
/** The maximum number of other words between two words of a line. */
const GAP_MAX = 2;

/** The fields of a chore by which it is recognized. */
export type Recognizable = Pick<Chore, 'find' | 'not'>;

/** A chore that a title names; a higher score is a closer match. */
interface Recognized<Known> {
  readonly chore: Known;
  readonly score: number;
}

/**
 * The plain form of an English word. For instance, "dish" and "dishes" have the same plain form, and so do "write" and
 * "writing".
 */
const plainForm = (word: string): string => {
  let plain = word;
  if (plain.length > 4 && plain.endsWith('ies')) plain = `${plain.slice(0, -3)}y`;
  else if (plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss'))
    plain = plain.slice(0, -1);
  if (plain.length > 5 && plain.endsWith('ing')) {
    plain = plain.slice(0, -3);
    if (/([bdgkmnprt])\1$/.test(plain)) plain = plain.slice(0, -1);
  }
  return plain.length > 3 && plain.endsWith('e') ? plain.slice(0, -1) : plain;
};

/** The letters of a text, in lower case and without accents. A hyphen or apostrophe between letters joins them. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})['’\u2010-](?=\p{L})/gu, '');

const plainWordsOf = (text: string): readonly string[] =>
  lettersOf(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The words that fit one place of a line. */
interface Slot {
  readonly words: ReadonlySet<string>;
  /** Beginnings of words, written with a "*". */
  readonly beginnings: readonly string[];
}
type Line = readonly Slot[];

const fits = ({ words, beginnings }: Slot, word: string): boolean =>
  words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));

/** How well a line matches the words of a title from `start`; 0 for no match. */
const scoreAt = (line: Line, words: readonly string[], start: number): number => {
  let at = start;
  let gaps = 0;
  for (const [place, slot] of line.entries()) {
    const last = place === 0 ? at : Math.min(at + GAP_MAX, words.length - 1);
    while (at <= last && !fits(slot, words[at] ?? '')) {
      at += 1;
      gaps += 1;
    }
    if (at > last || at >= words.length) return 0;
    at += 1;
  }
  if (line.length === 1 && start > SINGLE_WORD_FROM) return 0;
  return line.length * WORD_POINTS - gaps - start;
};

const bestOf = (line: Line, words: readonly string[]): number =>
  Math.max(0, ...words.map((_, start) => scoreAt(line, words, start)));

/** Makes a function that finds the chore that a title names, or null when it names none. */
export const recognizer = <Known extends Recognizable>(
  chores: readonly Known[],
  { fillers, asides, englishEndings }: TitleWords,
): ((title: string) => Recognized<Known> | null) => {
  const wordsOf = (text: string): readonly string[] =>
    englishEndings ? plainWordsOf(text).map(plainForm) : plainWordsOf(text);
  const skipped = new Set(fillers.flatMap(wordsOf));
  const turns = new Set(asides.flatMap(wordsOf));
  const read = (text: string): readonly string[] =>
    wordsOf(text).filter((word) => !skipped.has(word));
  const slotOf = (words: readonly string[]): Slot => ({
    words: new Set(words.filter((word) => !word.endsWith('*')).flatMap(read)),
    beginnings: words
      .filter((word) => word.endsWith('*'))
      .map((word) => lettersOf(word.slice(0, -1))),
  });
  const known = chores.map((chore) => ({
    chore,
    not: slotOf(chore.not ?? []),
    lines: chore.find.map((line) =>
      line
        .split(' ')
        .map((slot) => slotOf(slot.split('/')))
        .filter(({ words, beginnings }) => words.size + beginnings.length > 0),
    ),
  }));
  return (title) => {
    const words = read(title);
    const turn = words.findIndex((word) => turns.has(word));
    const told = turn > 0 ? words.slice(0, turn) : words;
    const found = known
      .filter(({ not }) => !told.some((word) => fits(not, word)))
      .map(({ chore, lines }) => ({
        chore,
        score: Math.max(0, ...lines.map((line) => bestOf(line, told))),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    return found[0] ?? null;
  };
};
