import { type Random, seededRandom } from '#domain/shared/numbers/random.ts';
import { shuffled } from '#domain/shared/numbers/shuffle.ts';
import { letterFrom } from './letters.ts';

/**
 * The four kinds of letter pairs. The first letter (the cue) is A or any other letter (B); the second letter (the
 * probe) is X or any other letter (Y).
 */
export const PAIR_KINDS = ['AX', 'AY', 'BX', 'BY'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** How long a letter of a Full run is shown, and the time between two onsets, in milliseconds. */
export const FULL_SHOWN_MS = 300;
export const FULL_INTERVAL_MS = 1500;

export const FULL_BLOCKS = 5;

/**
 * The number of pairs of each kind in a block. All blocks have the same numbers, so that a shortened run keeps the
 * proportions.
 */
const BLOCK_PAIRS: Readonly<Record<PairKind, number>> = { AX: 28, AY: 4, BX: 4, BY: 4 };

/** The letters of one block. */
export const BLOCK_LETTERS = 80;

const PRACTICE_PAIRS: Readonly<Record<PairKind, number>> = { AX: 7, AY: 1, BX: 1, BY: 1 };

/** Minimum number of hits with which a practice round counts as understood. */
export const PRACTICE_HITS = 4;

/** The letters that stand for B and Y in a pair. K and Y are excluded because they look much like X. */
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
 * The letters of a Full run, alternating cue and probe: 5 blocks of 40 pairs, each with exactly 70% AX
 * and 10% of each other kind in random order. No letter follows itself, no probe is A and no cue is X,
 * so that the probe of one pair and the cue of the next never form a target.
 */
export const fullLetters = (seed: number): string[] => {
  const random = seededRandom(seed);
  return Array.from({ length: FULL_BLOCKS }, () => lettersOf(BLOCK_PAIRS, random)).flat();
};

/**
 * The letters of the practice before a Full run: 10 pairs, with the four kinds in nearly the proportions of a Full run.
 */
export const practiceLetters = (seed: number): string[] =>
  lettersOf(PRACTICE_PAIRS, seededRandom(seed));

/** The kind of pair that a cue and a probe form. */
export const kindOf = (cue: string, probe: string): PairKind => {
  if (cue === 'A') return probe === 'X' ? 'AX' : 'AY';
  return probe === 'X' ? 'BX' : 'BY';
};
