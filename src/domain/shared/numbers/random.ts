/** A random source: each call returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/**
 * A random source that gives the same numbers for the same seed (mulberry32 by Tommy Ettinger, which passes
 * the common statistical tests for short streams).
 *
 * @param seed any whole number; only its lowest 32 bits are used
 */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A number from the standard normal distribution (Box and Muller 1958). */
export const normalFrom = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A random index, drawn with these probabilities, which sum to one. */
export const drawIndex = (probabilities: readonly number[], random: Random): number => {
  let left = random();
  for (const [index, probability] of probabilities.entries()) {
    left -= probability;
    if (left < 0) return index;
  }
  return probabilities.length - 1;
};

/** A seed from a text (FNV-1a, 32 bits), for instance from a person's id and a date. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
};
