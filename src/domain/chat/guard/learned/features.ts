/** A sequence of words that is scored together. */
export interface Run {
  readonly words: readonly string[];
  /** Additional features of the words. */
  readonly marks?: readonly string[];
}

const START = 0x811c9dc5;
const PRIME = 0x01000193;
const CHARACTERS_FROM = 4;
const CHARACTERS_TO = 5;
const WIDEST_PAIR_WORDS = 3;

/** Continues a 32-bit FNV-1a hash (Fowler, Noll and Vo) with the UTF-16 units of a text. */
const hashOn = (hash: number, text: string): number => {
  let mixed = hash;
  for (let at = 0; at < text.length; at += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), PRIME);
  }
  return mixed >>> 0;
};

const WORD = hashOn(START, 'w');
const NEXT_PAIR = hashOn(START, 'b1');
const WIDE_PAIR = hashOn(START, 'b2');
const TRIPLE = hashOn(START, 't');
const CHARACTERS = hashOn(START, 'c');
const FIRST = hashOn(START, 'f');
const LAST = hashOn(START, 'l');
const MARK = hashOn(START, 'm');

const visitCharacters = (word: string, visit: (hash: number) => void): void => {
  const framed = `<${word}>`;
  for (let from = 0; from < framed.length; from += 1) {
    let hash = CHARACTERS;
    const end = Math.min(framed.length, from + CHARACTERS_TO);
    for (let at = from; at < end; at += 1) {
      hash = Math.imul(hash ^ framed.charCodeAt(at), PRIME);
      if (at - from + 1 >= CHARACTERS_FROM) visit(hash >>> 0);
    }
  }
};

/**
 * Visits the features of a run as hashes from 0 to 2³² - 1, possibly repeated: its words, pairs of words up to three
 * words apart, three words in a row, sequences of four and five characters within words, the first and last word, and
 * the marks.
 */
export const visitFeatures = ({ words, marks = [] }: Run, visit: (hash: number) => void): void => {
  for (const mark of marks) visit(hashOn(MARK, mark));
  for (const [at, word] of words.entries()) {
    visit(hashOn(WORD, word));
    visitCharacters(word, visit);
    const next = hashOn(hashOn(NEXT_PAIR, word), ' ');
    const wide = hashOn(hashOn(WIDE_PAIR, word), ' ');
    for (let apart = 1; apart <= WIDEST_PAIR_WORDS; apart += 1) {
      const other = words[at + apart];
      if (other !== undefined) visit(hashOn(apart === 1 ? next : wide, other));
    }
    const second = words[at + 1];
    const third = words[at + 2];
    if (second !== undefined && third !== undefined) {
      visit(hashOn(TRIPLE, `${word} ${second} ${third}`));
    }
  }
  visit(hashOn(FIRST, words[0] ?? ''));
  visit(hashOn(LAST, words.at(-1) ?? ''));
};

/** Longer sentences are split, so that harmless words in a sentence cannot hide a danger. */
const LONGEST_PIECE_WORDS = 50;
const WIDEST_WINDOW_PIECES = 3;
const LONGEST_WINDOW_WORDS = 60;

const piecesOf = ({ words, marks = [] }: Run): readonly Run[] =>
  Array.from({ length: Math.ceil(words.length / LONGEST_PIECE_WORDS) }, (_, at) => ({
    words: words.slice(at * LONGEST_PIECE_WORDS, (at + 1) * LONGEST_PIECE_WORDS),
    marks,
  }));

/** Concatenates consecutive runs. */
export const joinedRuns = (runs: readonly Run[]): Run => ({
  words: runs.flatMap(({ words }) => words),
  marks: [...new Set(runs.flatMap(({ marks = [] }) => marks))],
});

/** A window of a message: a run, with the indexes of its first and last sentence in the message. */
export interface Window extends Run {
  readonly from: number;
  readonly to: number;
}

/**
 * All windows of one to three consecutive sentences within the length limit. Adding sentences never removes a window.
 */
export const windowsOf = (sentences: readonly Run[]): readonly Window[] => {
  const pieces = sentences.flatMap((sentence, at) =>
    piecesOf(sentence).map((piece) => ({ piece, at })),
  );
  return pieces.flatMap(({ at }, from) => {
    const windows: Window[] = [];
    let length = 0;
    for (let to = from; to < Math.min(pieces.length, from + WIDEST_WINDOW_PIECES); to += 1) {
      length += pieces[to]?.piece.words.length ?? 0;
      if (to > from && length > LONGEST_WINDOW_WORDS) break;
      const run = joinedRuns(pieces.slice(from, to + 1).map(({ piece }) => piece));
      windows.push({ ...run, from: at, to: pieces[to]?.at ?? at });
    }
    return windows;
  });
};
