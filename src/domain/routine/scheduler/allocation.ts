import { drawIndex, type Random } from '#domain/shared/numbers/random.ts';

/** No choice is ever surer than this, so that what was not offered for long gets its turn. */
export const HIGHEST_PROBABILITY = 0.8;
/** Nor less likely than this, where there is room for it. */
export const LOWEST_PROBABILITY = 0.1;

/** Enough draws that the shares move little from run to run. */
const DRAWS = 64;

/**
 * Keeps probabilities within the bounds and summing to one: what is cut off or added is shared among
 * the others in proportion. One option alone gets 1; for two the bounds are 0.2 and 0.8.
 */
export const clip = (probabilities: readonly number[]): readonly number[] => {
  const count = probabilities.length;
  if (count < 2) return probabilities.map(() => 1);
  const lowest = Math.min(LOWEST_PROBABILITY, 1 / count);
  const highest = Math.max(HIGHEST_PROBABILITY, 1 / count);
  const bounded = (scale: number): number[] =>
    probabilities.map((one) => Math.min(highest, Math.max(lowest, one * scale)));
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  // The sum grows with the scale, so halving finds the scale at which it is one.
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
  // All options but those at the top have no weight at all: they share what is left evenly.
  const open = found.filter((one) => one < highest).length;
  return found.map((one) => (one < highest ? one + rest / open : one));
};

/** How often each option is the best of all when its worth is drawn again and again. */
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

/** What came out of one draw of lots. */
export interface Drawn {
  /** Which option was drawn, as its place in the list. */
  readonly index: number;
  /** How likely that was among those on the short list. */
  readonly probability: number;
}

/**
 * Thompson sampling over many options with bounded probabilities: the two that win most often and one of
 * the others, taken evenly, make a short list; one of the three is drawn as often as it wins,
 * clipped.
 *
 * @param count how many options there are, at least one
 * @param drawWorths draws once what may be true, and gives each option's worth by its place
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
