import { BUCKETS, type Message } from './features.ts';
import { type NeedsWeights, NONE, probabilities, vectorOf } from './model.ts';

/** A message labelled with its one or two needs. */
export interface Labelled extends Message {
  readonly needs: readonly string[];
}

type Trained = Omit<NeedsWeights, 'thresholds'>;

const ROUNDS = 10;
const RATE = 0.3;
/** Initial value of AdaGrad's sum of squared gradients. */
const FIRST_SQUARES = 1e-2;
/** Label smoothing: this share of the probability is spread over all classes. */
const SMOOTHING = 0.05;
/** Messages without a need far outnumber those of any single need, so each of them has this smaller weight. */
const NONE_WEIGHT = 0.4;
/** Buckets active in fewer messages than this are ignored. */
const LEAST_MESSAGES = 2;

const rarityOf = (messages: readonly Labelled[]): Float32Array => {
  const counts = new Float32Array(BUCKETS);
  for (const { features } of messages)
    for (const bucket of features.keys()) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts.map((count) =>
    count < LEAST_MESSAGES ? 0 : Math.log((messages.length + 1) / (count + 0.5)) / 2,
  );
};

/** Pseudo-random numbers in [0, 1), the same in each run. */
const fixedNumbers = (): (() => number) => {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
};

const shuffle = (order: number[], next: () => number): void => {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
};

/** Trains a multinomial logistic regression with AdaGrad (Duchi et al. 2011). Deterministic. */
export const trainNeeds = (messages: readonly Labelled[]): Trained => {
  const classes = [...new Set(messages.flatMap(({ needs }) => needs))].sort();
  const count = classes.length;
  const rarity = rarityOf(messages);
  const rows = messages.map(({ needs, features }) => {
    const wanted = new Float64Array(count).fill(SMOOTHING / count);
    for (const need of needs) {
      const at = classes.indexOf(need);
      wanted[at] = (wanted[at] ?? 0) + (1 - SMOOTHING) / needs.length;
    }
    return {
      wanted,
      vector: vectorOf(features, rarity),
      weight: needs.includes(NONE) ? NONE_WEIGHT : 1,
    };
  });
  const bias = new Float32Array(count);
  const weights = new Float32Array(BUCKETS * count);
  const biasSquares = new Float32Array(count).fill(FIRST_SQUARES);
  const squares = new Float32Array(BUCKETS * count).fill(FIRST_SQUARES);
  const model = { classes, rarity, bias, weights };
  const order = rows.map((_, at) => at);
  const next = fixedNumbers();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, next);
    for (const at of order) {
      const row = rows[at];
      if (row === undefined) continue;
      const errors = probabilities(row.vector, model).map(
        (probability, one) => (probability - (row.wanted[one] ?? 0)) * row.weight,
      );
      for (let one = 0; one < count; one += 1) step(bias, biasSquares, one, errors[one] ?? 0);
      for (const [bucket, value] of row.vector) {
        const from = bucket * count;
        for (let one = 0; one < count; one += 1)
          step(weights, squares, from + one, (errors[one] ?? 0) * value);
      }
    }
  }
  return model;
};

/** One AdaGrad update of one value. */
const step = (values: Float32Array, squares: Float32Array, at: number, slope: number): void => {
  const square = (squares[at] ?? 0) + slope * slope;
  squares[at] = square;
  values[at] = (values[at] ?? 0) - (RATE * slope) / Math.sqrt(square);
};
