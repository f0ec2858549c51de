import { type Random, seededRandom } from '#domain/shared/numbers/random.ts';
import { shuffled } from '#domain/shared/numbers/shuffle.ts';
import { letterFrom } from './letters.ts';

/** The four kinds of pairs: a cue (A, or B for any other letter), then a probe (X, or Y for any other). */
export const PAIR_KINDS = ['AX', 'AY', 'BX', 'BY'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** How long a letter of a Full run is shown, and from one onset to the next, in milliseconds. */
export const FULL_SHOWN_MS = 300;
export const FULL_INTERVAL_MS = 1500;

export const FULL_BLOCKS = 5;

/** The pairs of one block; all blocks are alike in this, so that a shorter run keeps the proportions. */
const BLOCK_PAIRS: Readonly<Record<PairKind, number>> = { AX: 28, AY: 4, BX: 4, BY: 4 };

/** The letters of one block. */
export const BLOCK_LETTERS = 80;

const PRACTICE_PAIRS: Readonly<Record<PairKind, number>> = { AX: 7, AY: 1, BX: 1, BY: 1 };

/** The practice is understood from this many hits on. */
export const PRACTICE_HITS = 4;

/** Letters that are neither A nor X, without K and Y, which look much like X. */
const OTHERS = [...'BCDEFGHIJLMNOPQRSTUVWZ'];

const lettersOf = (counts: Readonly<Record<PairKind, number>>, random: Random): string[] => {
  const kinds = PAIR_KINDS.flatMap((kind) => Array<PairKind>(counts[kind]).fill(kind));
  const letters: string[] = [];
  const other = (): string =>
    letterFrom(
      random,
      OTHERS.filter((one) => one !== letters.at(-1)),
    );
  for (const kind of shuffled(kinds, random)) {
    letters.push(kind.startsWith('A') ? 'A' : other());
    letters.push(kind.endsWith('X') ? 'X' : other());
  }
  return letters;
};

/**
 * The letters of a Full run, cue and probe by turns: 5 blocks of 40 pairs, each with exactly 70% AX
 * and 10% of each other kind in an order of chance. No letter follows itself, and no A comes as a
 * probe nor an X as a cue, so that the letters of two pairs never make a target.
 */
export const fullLetters = (seed: number): string[] => {
  const random = seededRandom(seed);
  return Array.from({ length: FULL_BLOCKS }, () => lettersOf(BLOCK_PAIRS, random)).flat();
};

/** The letters of the practice before a Full run: 10 pairs in nearly the same proportions. */
export const practiceLetters = (seed: number): string[] =>
  lettersOf(PRACTICE_PAIRS, seededRandom(seed));

/** The kind of pair that a cue and a probe make. */
export const kindOf = (cue: string, probe: string): PairKind => {
  if (cue === 'A') return probe === 'X' ? 'AX' : 'AY';
  return probe === 'X' ? 'BX' : 'BY';
};
