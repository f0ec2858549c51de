import { type Run, visitFeatures } from '#domain/chat/guard/learned/features.ts';
import { bucketsOf, markOf, type Table } from '#domain/chat/guard/learned/table.ts';
import { lowestOf, type Objective } from './minimize.ts';

/** A training example; positive if the model should find it. */
export interface Example {
  readonly run: Run;
  readonly isPositive: boolean;
}

interface Row {
  /** The indices of the example's features in the table's list of used buckets. */
  readonly places: Uint32Array;
  /** The value of each feature, scaled so that the feature vector has length 1. */
  readonly value: number;
  readonly isPositive: boolean;
  /** The weight of the example in the loss. Both classes have the same total weight. */
  readonly weight: number;
}

const LEAST_TIMES = 2;
const L2 = 1e-6;
const STEPS_MOST = 60;

/** The mark of each bucket in a table: the mark of the most frequent feature that hashes to the bucket. */
const marksFor = (examples: readonly Example[], size: number): Uint8Array => {
  const times = new Map<number, number>();
  for (const { run } of examples) {
    const seen = new Set<number>();
    visitFeatures(run, (hash) => seen.add(hash));
    for (const hash of seen) times.set(hash, (times.get(hash) ?? 0) + 1);
  }
  const marks = new Uint8Array(size);
  const most = new Uint32Array(size);
  for (const [hash, count] of times) {
    const bucket = hash & (size - 1);
    if (count < LEAST_TIMES || count <= (most[bucket] ?? 0)) continue;
    most[bucket] = count;
    marks[bucket] = markOf(hash);
  }
  return marks;
};

const rowsOf = (
  examples: readonly Example[],
  marks: Uint8Array,
  placeOf: ReadonlyMap<number, number>,
): readonly Row[] => {
  const positives = examples.filter(({ isPositive }) => isPositive).length;
  const share = (count: number): number => 1 / (2 * Math.max(1, count));
  return examples.map(({ run, isPositive }) => {
    const places = Uint32Array.from(bucketsOf(marks, run), (bucket) => placeOf.get(bucket) ?? 0);
    return {
      places,
      value: 1 / Math.sqrt(Math.max(1, places.length)),
      isPositive,
      weight: share(isPositive ? positives : examples.length - positives),
    };
  });
};

/**
 * How well each feature alone separates the classes: the signed square root of its log count ratio (after Wang and
 * Manning 2012). The weights of features that separate the classes well are penalized less.
 */
const ratiosOf = (rows: readonly Row[], size: number): Float64Array => {
  const [found, other] = [new Float64Array(size).fill(1), new Float64Array(size).fill(1)];
  let [foundRows, otherRows] = [1, 1];
  for (const { places, isPositive } of rows) {
    const counts = isPositive ? found : other;
    for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
    if (isPositive) foundRows += 1;
    else otherRows += 1;
  }
  return found.map((count, at) => {
    const ratio = Math.log(count / foundRows / ((other[at] ?? 1) / otherRows));
    return Math.sign(ratio) * Math.sqrt(Math.abs(ratio));
  });
};

const softplus = (score: number): number =>
  score > 30 ? score : Math.log1p(Math.exp(Math.min(30, score)));

/** The weighted logistic loss with an L2 penalty. The last parameter is the offset, which is not penalized. */
const lossOf =
  (rows: readonly Row[], ratios: Float64Array): Objective =>
  (place, slope) => {
    const size = ratios.length;
    let loss = 0;
    slope.fill(0);
    for (let at = 0; at < size; at += 1) {
      const weight = place[at] ?? 0;
      loss += (L2 / 2) * weight * weight;
      slope[at] = L2 * weight;
    }
    for (const { places, value, isPositive, weight } of rows) {
      let sum = 0;
      for (const one of places) sum += (place[one] ?? 0) * (ratios[one] ?? 0);
      const score = (place[size] ?? 0) + sum * value;
      loss += weight * softplus(isPositive ? -score : score);
      const error = weight * (1 / (1 + Math.exp(-score)) - (isPositive ? 1 : 0));
      for (const one of places) slope[one] = (slope[one] ?? 0) + error * value * (ratios[one] ?? 0);
      slope[size] = (slope[size] ?? 0) + error;
    }
    return loss;
  };

/**
 * Trains a logistic regression with weighted classes and an L2 penalty. Deterministic.
 * @param size the number of buckets, a power of two
 */
export const train = (examples: readonly Example[], size: number): Table => {
  const marks = marksFor(examples, size);
  const used = [...marks.keys()].filter((bucket) => marks[bucket] !== 0);
  const rows = rowsOf(examples, marks, new Map(used.map((bucket, place) => [bucket, place])));
  const ratios = ratiosOf(rows, used.length);
  const found = lowestOf(lossOf(rows, ratios), used.length + 1, STEPS_MOST);
  const weights = new Float64Array(size);
  for (const [place, bucket] of used.entries()) {
    weights[bucket] = (ratios[place] ?? 0) * (found[place] ?? 0);
  }
  return { weights, marks, offset: found[used.length] ?? 0 };
};
