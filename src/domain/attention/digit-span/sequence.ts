import { withPlainDigits } from '#domain/shared/numbers/digits.ts';
import { type Random, seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { shuffled } from '#domain/shared/numbers/shuffle.ts';

/**
 * A random sequence of the digits 0 to 9. No digit follows itself, because two equal digits in a row would look like
 * one digit shown for longer.
 */
const quickDigits = (length: number, random: Random): number[] => {
  const digits: number[] = [];
  while (digits.length < length) {
    const digit = Math.floor(random() * 10);
    if (digit !== digits.at(-1)) digits.push(digit);
  }
  return digits;
};

const counts = (a: number, b: number | undefined, c: number | undefined): boolean =>
  b !== undefined && c !== undefined && Math.abs(b - a) === 1 && c - b === b - a;

const isEasy = (digits: readonly number[]): boolean =>
  digits.some(
    (digit, at) => digit === digits[at + 1] || counts(digit, digits[at + 1], digits[at + 2]),
  );

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * A random sequence of the digits 1 to 9. No digit recurs before all nine have occurred, and no three
 * neighbors count up or down by one.
 */
const fullDigits = (length: number, random: Random): number[] => {
  for (;;) {
    const sets = Array.from({ length: Math.ceil(length / NINE.length) }, () =>
      shuffled(NINE, random),
    );
    const digits = sets.flat().slice(0, length);
    if (!isEasy(digits)) return digits;
  }
};

/** The sequence with the index `drawn`, from 0, of a run; the same seed gives the same sequence. */
export const digitsFor = (
  kind: 'quick' | 'full',
  seed: number,
  drawn: number,
  length: number,
): readonly number[] => {
  const random = seededRandom(seedOf(`digit span ${kind} ${seed} ${drawn}`));
  return kind === 'quick' ? quickDigits(length, random) : fullDigits(length, random);
};

/** The digits of a typed text as a list; all other characters are dropped. */
export const digitsIn = (text: string): readonly number[] =>
  [...withPlainDigits(text)].filter((one) => /^[0-9]$/.test(one)).map(Number);
