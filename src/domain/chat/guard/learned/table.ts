import { type Run, visitFeatures } from './features.ts';

/** A linear model over hashed features. */
export interface Table {
  /** The weight of each bucket; the number of buckets is a power of two. */
  readonly weights: Float64Array;
  /** For each bucket, the mark of its feature, from 1 to 255; 0 if unused. */
  readonly marks: Uint8Array;
  readonly offset: number;
}

const BUCKET_BITS = 18;
const MARKS = 255;

/** The mark of a feature: a number from 1 to 255 that distinguishes most features that share a bucket. */
export const markOf = (hash: number): number => ((hash >>> BUCKET_BITS) % MARKS) + 1;

/** The buckets of those features of a run that the table knows. */
export const bucketsOf = (marks: Uint8Array, run: Run): ReadonlySet<number> => {
  const buckets = new Set<number>();
  const last = marks.length - 1;
  visitFeatures(run, (hash) => {
    const bucket = hash & last;
    if (marks[bucket] === markOf(hash)) buckets.add(bucket);
  });
  return buckets;
};

/** The score of a run in log odds. The known features of the run are scaled to a vector of length 1. */
export const scoreOf = ({ weights, marks, offset }: Table, run: Run): number => {
  const buckets = bucketsOf(marks, run);
  let sum = 0;
  for (const bucket of buckets) sum += weights[bucket] ?? 0;
  return buckets.size === 0 ? offset : offset + sum / Math.sqrt(buckets.size);
};
