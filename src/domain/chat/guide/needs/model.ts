import type { Features, Message } from './features.ts';

/** The class of messages without a need. */
export const NONE = 'none';

/** Decision thresholds, fitted on writers that the model was not trained on. */
export interface Thresholds {
  /** Minimum probability for a direct reply. */
  readonly certain: number;
  /** Minimum probability for a reply that is marked as a guess. */
  readonly sure: number;
  /**
   * Minimum probability that each of two needs must reach on its own side of the message for a reply about both needs.
   */
  readonly both: number;
  /** Minimum lead of the best need over `none` for a question about which of the two best needs is meant. */
  readonly close: number;
}

/** A trained model of needs or acts. */
export interface NeedsWeights {
  readonly classes: readonly string[];
  /** The rarity weight of each bucket; 0 if it was active in fewer than two messages. */
  readonly rarity: Float32Array;
  readonly bias: Float32Array;
  /** One row per bucket, with a weight for each class. */
  readonly weights: Float32Array;
  readonly thresholds: Thresholds;
}

/** The guide's models: which need a message is about, and which act it performs within a conversation. */
export interface GuideModels {
  readonly needs: NeedsWeights;
  readonly acts: NeedsWeights;
}

/** A need and the probability that a message is about it, 0 to 1. */
interface NeedScore {
  readonly need: string;
  readonly probability: number;
}

/** The buckets that the model knows, weighted by rarity and normalized to length 1. */
export const vectorOf = (
  features: Features,
  rarity: Float32Array,
): readonly (readonly [bucket: number, value: number])[] => {
  const known = [...features]
    .map(([bucket, strength]) => [bucket, strength * (rarity[bucket] ?? 0)] as const)
    .filter(([, value]) => value > 0);
  const length = Math.sqrt(known.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
  return known.map(([bucket, value]) => [bucket, value / length]);
};

/** Turns logits into probabilities, overwriting the input. */
const softmax = (sums: Float64Array): Float64Array => {
  const top = sums.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let at = 0; at < sums.length; at += 1) {
    const power = Math.exp((sums[at] ?? 0) - top);
    sums[at] = power;
    total += power;
  }
  return sums.map((power) => power / total);
};

/** The probability of each class, in the order of `classes`. */
export const probabilities = (
  vector: ReturnType<typeof vectorOf>,
  { classes, bias, weights }: Pick<NeedsWeights, 'classes' | 'bias' | 'weights'>,
): Float64Array => {
  const sums = Float64Array.from(bias);
  for (const [bucket, value] of vector) {
    const row = bucket * classes.length;
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0) * value;
  }
  return softmax(sums);
};

/** The scores of a message. */
export interface Scored {
  /** All classes, most likely first. */
  readonly scores: readonly NeedScore[];
  /**
   * The lower probability of the two best needs, 0 to 1, if each of them is the best need of its own side; otherwise 0.
   */
  readonly both: number;
}

type Model = Omit<NeedsWeights, 'thresholds'>;

/** The classes for a set of features, most likely first. */
const scoreNeeds = (features: Features, model: Model): readonly NeedScore[] => {
  const found = probabilities(vectorOf(features, model.rarity), model);
  return model.classes
    .map((need, at) => ({ need, probability: found[at] ?? 0 }))
    .sort((one, other) => other.probability - one.probability);
};

/** Number of needs offered when asking which one is meant. */
export const CLOSE_NEEDS = 2;

/** The most likely needs, without `none`. */
const closeNeeds = (scores: readonly NeedScore[]): readonly NeedScore[] =>
  scores.filter(({ need }) => need !== NONE).slice(0, CLOSE_NEEDS);

/** How much more likely the best need is than `none`. */
const leadOf = (scores: readonly NeedScore[]): number => {
  const none = scores.find(({ need }) => need === NONE)?.probability ?? 0;
  return (closeNeeds(scores)[0]?.probability ?? 0) - none;
};

/** The lower probability of two needs if each of them is the best need of one side; otherwise 0. */
const apart = (sides: readonly (readonly NeedScore[])[], needs: readonly NeedScore[]): number => {
  const best = sides.flatMap((scores) => scores.slice(0, 1));
  const isEach = needs.every(({ need }) => best.some((one) => one.need === need));
  return isEach ? Math.min(...best.map(({ probability }) => probability)) : 0;
};

/** Scores a message as a whole, and scores each of its sides. */
export const scoreMessage = ({ features, sides }: Message, model: Model): Scored => {
  const scores = scoreNeeds(features, model);
  const near = closeNeeds(scores);
  const found = sides().map((two) =>
    apart(
      two.map((side) => scoreNeeds(side, model)),
      near,
    ),
  );
  return { scores, both: Math.max(0, ...found) };
};

/** What a message is about, with which certainty, and the needs closest to it. */
export interface Verdict {
  /** `both`: the message is about all of `needs`. `close`: it is about one of them. `none`: it was not understood. */
  readonly is: 'certain' | 'sure' | 'both' | 'close' | 'none';
  readonly needs: readonly string[];
}

/** Decides what a message is about, according to the thresholds. */
export const verdictOf = (
  { scores, both }: Scored,
  { certain, sure, both: apartLeast, close }: Thresholds,
): Verdict => {
  const [best] = scores;
  const near = closeNeeds(scores);
  const needs = near.map(({ need }) => need);
  if (best === undefined) return { is: 'none', needs: [] };
  const isNeed = best.need !== NONE;
  if (isNeed && both >= apartLeast) return { is: 'both', needs };
  if (isNeed && best.probability >= certain) return { is: 'certain', needs };
  if (isNeed && best.probability >= sure) return { is: 'sure', needs };
  return leadOf(scores) >= close ? { is: 'close', needs } : { is: 'none', needs: [] };
};
