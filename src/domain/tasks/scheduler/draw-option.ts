import { drawIndex, type Random } from '#domain/shared/numbers/random.ts';

/** The highest probability of a choice, so that every option on the short list keeps a chance. */
export const HIGHEST_PROBABILITY = 0.8;
/** The lowest probability of a choice; only with more than ten options can it be lower. */
export const LOWEST_PROBABILITY = 0.1;

/** The number of draws, which is large enough that the shares vary little between runs. */
const DRAWS = 64;

/**
 * Clips probabilities to the bounds and scales the other probabilities in proportion, so that all of them sum to one. A
 * single option gets 1; for two options the bounds are 0.2 and 0.8.
 */
export const clip = (probabilities: readonly number[]): readonly number[] => {
  const count = probabilities.length;
  if (count < 2) return probabilities.map(() => 1);
  const lowest = Math.min(LOWEST_PROBABILITY, 1 / count);
  const highest = Math.max(HIGHEST_PROBABILITY, 1 / count);
  const bounded = (scale: number): number[] =>
    probabilities.map((one) => Math.min(highest, Math.max(lowest, one * scale)));
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  // The sum increases with the scale, so bisection finds the scale at which the sum is one.
  let low = 0;
  let high = 1;
  while (sum(bounded(high)) < 1 && high < 1e12) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (sum(bounded(middle)) < 1) low = middle;
    else high = middle;
  }
  const found = bounded(high);
  const rest = 1 - sum(found);
  if (Math.abs(rest) < 1e-9) return found;
  // The options below the upper bound all have probability 0, so they share the rest evenly.
  const open = found.filter((one) => one < highest).length;
  return found.map((one) => (one < highest ? one + rest / open : one));
};

/** The number of draws in which each option has the highest worth. */
const winsOf = (count: number, drawWorths: () => (index: number) => number): readonly number[] => {
  const wins = Array.from({ length: count }, () => 0);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const worthAt = drawWorths();
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index += 1) {
      const worth = worthAt(index);
      if (worth > bestWorth) {
        best = index;
        bestWorth = worth;
      }
    }
    wins[best] = (wins[best] ?? 0) + 1;
  }
  return wins;
};

/** One drawn option. */
export interface Drawn {
  /** The index of the drawn option. */
  readonly index: number;
  /** The probability of the option among those on the short list. */
  readonly probability: number;
}

/**
 * Thompson sampling over many options with bounded probabilities. The two options that win most draws form a short list
 * with a uniformly random third option. One option of the short list is then drawn; its probability is its share of
 * wins, clipped to the bounds.
 *
 * @param count the number of options, at least one
 * @param drawWorths makes one draw from the posterior and returns the worth of each option by index
 */
export const drawOption = (
  count: number,
  drawWorths: () => (index: number) => number,
  random: Random,
): Drawn => {
  const wins = winsOf(count, drawWorths);
  const ranked = wins.map((_, index) => index).sort((a, b) => (wins[b] ?? 0) - (wins[a] ?? 0));
  const others = ranked.slice(2);
  const explored = others[Math.floor(random() * others.length)];
  const listed = explored === undefined ? ranked : [...ranked.slice(0, 2), explored];
  const all = listed.reduce((sum, index) => sum + (wins[index] ?? 0), 0);
  const shares = clip(listed.map((index) => (wins[index] ?? 0) / all));
  const drawn = drawIndex(shares, random);
  return { index: listed[drawn] ?? 0, probability: shares[drawn] ?? 1 };
};
