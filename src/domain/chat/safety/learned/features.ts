import type { Category, Kind, Level } from '#domain/chat/safety/assessment.ts';

/** What a rule found, as far as the learned part looks at it. */
interface PartFinding {
  readonly level: Level;
  readonly kind: Kind;
  readonly category: Category;
  readonly concept: string;
}

/** A sentence of a message: its plain words and what the rules found in it. */
export interface Part {
  readonly words: readonly string[];
  readonly findings: readonly PartFinding[];
  /** The words of each of its clauses, where there are several. */
  readonly clauses?: readonly (readonly string[])[];
}

const START = 0x811c9dc5;
const PRIME = 0x01000193;
const CHARACTERS_FROM = 4;
const CHARACTERS_TO = 5;
const WIDEST_PAIR_WORDS = 3;

/** FNV-1a (Fowler, Noll and Vo, 32 bits) over UTF-16 units, continued from a hash before. */
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
const RULES = hashOn(START, 'r');
const FIRST = hashOn(START, 'f');
const LAST = hashOn(START, 'l');

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

const visitFindings = (findings: readonly PartFinding[], visit: (hash: number) => void): void => {
  if (findings.length === 0) visit(hashOn(RULES, 'level none'));
  for (const { level, kind, category, concept } of findings) {
    visit(hashOn(RULES, `level ${level}`));
    visit(hashOn(RULES, `kind ${kind}`));
    visit(hashOn(RULES, `category ${category} ${level}`));
    visit(hashOn(RULES, `concept ${concept}`));
  }
};

/**
 * Visits the features of a part as hashes from 0 to 2³² - 1, some more than once: its words, pairs of
 * words up to three apart, triples, runs of four and five characters inside words, the first and the last word, and what the rules
 * found. The time grows with the length of the part.
 */
export const visitFeatures = ({ words, findings }: Part, visit: (hash: number) => void): void => {
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
  visitFindings(findings, visit);
};

/** Longer sentences are read in pieces, so that much else in them hides nothing. */
const LONGEST_PIECE_WORDS = 50;
const WIDEST_WINDOW_PARTS = 3;

const piecesOf = ({ words, findings }: Part): readonly Part[] =>
  Array.from({ length: Math.ceil(words.length / LONGEST_PIECE_WORDS) }, (_, at) => ({
    words: words.slice(at * LONGEST_PIECE_WORDS, (at + 1) * LONGEST_PIECE_WORDS),
    findings,
  }));

/** Several parts read as one. */
export const joined = (parts: readonly Part[]): Part => ({
  words: parts.flatMap(({ words }) => words),
  findings: parts.flatMap(({ findings }) => findings),
});

/** Each clause of each sentence as if it stood alone, with what the rules found in the sentence. */
export const clausesOf = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap(({ clauses = [], findings }) => clauses.map((words) => ({ words, findings })));

/**
 * Every run of one to three sentences. What follows or precedes a text adds runs and takes none away,
 * so the highest probability of them never falls when text is added on lines of its own.
 */
export const windowsOf = (parts: readonly Part[]): readonly Part[] => {
  const pieces = parts.flatMap(piecesOf);
  return pieces.flatMap((_, from) =>
    Array.from({ length: Math.min(WIDEST_WINDOW_PARTS, pieces.length - from) }, (_none, more) =>
      joined(pieces.slice(from, from + more + 1)),
    ),
  );
};
