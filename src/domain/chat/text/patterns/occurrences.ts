import type { Choices } from './pattern.ts';

/** The matches of a step, in order, as a flat list of alternating start and end positions. */
export type Occurrences = readonly number[];

/** Finds the matches of all steps in one pass, keyed by step number. */
export type Finder = (words: readonly string[]) => ReadonlyMap<number, Occurrences>;

/** The steps that a word can begin: as the only word of a phrase, or as the first of several words. */
interface Beginnings {
  readonly alone: number[];
  readonly longer: { readonly step: number; readonly rest: readonly string[] }[];
}

/** A word and its possible base forms, so that the pattern "jump" also matches "jumping". */
const basesOf = (word: string): readonly string[] => {
  if (word.length > 5 && word.endsWith('ing')) {
    const stem = word.slice(0, -3);
    const isDoubled = stem.at(-1) === stem.at(-2);
    return [word, stem, `${stem}e`, ...(isDoubled ? [stem.slice(0, -1)] : [])];
  }
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss'))
    return [word, word.slice(0, -1)];
  return [word];
};

/**
 * The forms of a word to look up. A form in -ed that occurs in a pattern is not reduced to its base form, because the
 * past tense often indicates less danger.
 */
const formsOf = (word: string, known: ReadonlyMap<string, unknown>): readonly string[] => {
  if (word.length <= 5 || !word.endsWith('ed') || known.has(word)) return basesOf(word);
  const stem = word.slice(0, -2);
  return [stem, `${stem}e`, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])];
};

/** Cache limit for looked-up words, so that unusual words cannot fill the memory. */
const MOST_REMEMBERED = 5_000;

const IS_NUMBER = /^\d+$/;

const fits = (words: readonly string[], at: number, rest: readonly string[]): boolean =>
  rest.every((word, offset) => words[at + offset] === word);

const add = (found: Map<number, number[]>, step: number, start: number, end: number): void => {
  const places = found.get(step);
  if (places === undefined) found.set(step, [start, end]);
  else if (places.at(-2) !== start || places.at(-1) !== end) places.push(start, end);
};

const beginningsOf = (steps: readonly Choices[]): ReadonlyMap<string, Beginnings> => {
  const beginnings = new Map<string, Beginnings>();
  for (const [step, { phrases }] of steps.entries()) {
    for (const [first = '', ...rest] of phrases) {
      const known = beginnings.get(first) ?? { alone: [], longer: [] };
      beginnings.set(first, known);
      if (rest.length > 0) known.longer.push({ step, rest });
      else if (known.alone.at(-1) !== step) known.alone.push(step);
    }
  }
  return beginnings;
};

/** Creates the finder for steps, which are numbered by their index in the list. */
export const finderOf = (steps: readonly Choices[]): Finder => {
  const beginnings = beginningsOf(steps);
  const numbers = [...steps.entries()].flatMap(([step, { leastNumber }]) =>
    leastNumber === null ? [] : [{ step, leastNumber }],
  );
  const known = new Map<string, readonly Beginnings[]>();
  const beginningsFor = (word: string): readonly Beginnings[] => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const all = formsOf(word, beginnings).flatMap((form) => beginnings.get(form) ?? []);
    if (known.size < MOST_REMEMBERED) known.set(word, all);
    return all;
  };
  return (words) => {
    const found = new Map<number, number[]>();
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      for (const { alone, longer } of beginningsFor(word)) {
        for (const step of alone) add(found, step, at, at + 1);
        for (const { step, rest } of longer) {
          if (fits(words, at + 1, rest)) add(found, step, at, at + 1 + rest.length);
        }
      }
      if (IS_NUMBER.test(word)) {
        const number = Number(word);
        for (const { step, leastNumber } of numbers) {
          if (number >= leastNumber) add(found, step, at, at + 1);
        }
      }
    }
    return found;
  };
};

/** The index of the first match that does not start before position `at`. */
export const firstFrom = (places: Occurrences, at: number): number => {
  let low = 0;
  let high = places.length / 2;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[2 * middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
};
