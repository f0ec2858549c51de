import type { Features, Message } from './features.ts';

/** The class of messages that tell of no need. */
export const NONE = 'none';

/** Where the model is sure enough; fitted on writers that it was not trained on. */
export interface Thresholds {
  /** From this probability on, the need is answered as it is. */
  readonly certain: number;
  /** From this probability on, the need is answered with a word that it is a guess. */
  readonly sure: number;
  /** Where each of two needs has this probability in a part of its own, a message is about both. */
  readonly both: number;
  /** From this lead of the best need over `none` on, it is asked which of the best two is meant. */
  readonly close: number;
}

/** A trained model of needs. */
export interface NeedsWeights {
  readonly classes: readonly string[];
  /** How telling each bucket is; 0 where it was seen in fewer than two messages. */
  readonly rarity: Float32Array;
  readonly bias: Float32Array;
  /** One row of all classes for each bucket. */
  readonly weights: Float32Array;
  readonly thresholds: Thresholds;
}

/** The models that the guide hears with: which need a message is about, and what it does in a talk that goes on. */
export interface GuideModels {
  readonly needs: NeedsWeights;
  readonly acts: NeedsWeights;
}

/** A need and how likely a message is about it, 0 to 1. */
interface NeedScore {
  readonly need: string;
  readonly probability: number;
}

/** The buckets of a message that the model knows, weighted by their rarity and scaled to length one. */
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

/** Turns sums into probabilities, in place. */
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

/** What the model makes of a message. */
export interface Scored {
  /** The classes, the likeliest first. */
  readonly scores: readonly NeedScore[];
  /** How likely the two best needs are in a part of their own, 0 to 1; the less likely one counts. */
  readonly both: number;
}

type Model = Omit<NeedsWeights, 'thresholds'>;

/** The classes of some features, the likeliest first. */
const scoreNeeds = (features: Features, model: Model): readonly NeedScore[] => {
  const found = probabilities(vectorOf(features, model.rarity), model);
  return model.classes
    .map((need, at) => ({ need, probability: found[at] ?? 0 }))
    .sort((one, other) => other.probability - one.probability);
};

/** How many needs are shown at most where it is asked which one is meant. */
export const CLOSE_NEEDS = 2;

/** The likeliest needs, without `none`, as they are shown where it is asked which one is meant. */
const closeNeeds = (scores: readonly NeedScore[]): readonly NeedScore[] =>
  scores.filter(({ need }) => need !== NONE).slice(0, CLOSE_NEEDS);

/** How much likelier the best need is than none at all. */
const leadOf = (scores: readonly NeedScore[]): number => {
  const none = scores.find(({ need }) => need === NONE)?.probability ?? 0;
  return (closeNeeds(scores)[0]?.probability ?? 0) - none;
};

/** How likely two needs are on two sides, each as the best of its side; 0 where one is not. */
const apart = (sides: readonly (readonly NeedScore[])[], needs: readonly NeedScore[]): number => {
  const best = sides.flatMap((scores) => scores.slice(0, 1));
  const isEach = needs.every(({ need }) => best.some((one) => one.need === need));
  return isEach ? Math.min(...best.map(({ probability }) => probability)) : 0;
};

/** Scores a message, and its parts. */
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

/** The need that a message is about, how sure that is, and the needs that come closest where it is not certain. */
export interface Verdict {
  /** `both`: it is about each of `needs`; `close`: it is one of them; `none`: it was not understood. */
  readonly is: 'certain' | 'sure' | 'both' | 'close' | 'none';
  readonly needs: readonly string[];
}

/** What a message is about, by the thresholds. */
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
