import { type Part, visitFeatures } from './features.ts';

/** A linear model over hashed features. */
export interface Table {
  /** The weight of each bucket; the number of buckets is a power of two. */
  readonly weights: Float64Array;
  /** For each bucket the mark of the feature that it stands for, from 1 to 87; 0 where it stands for none. */
  readonly marks: Uint8Array;
  readonly offset: number;
}

/** A table as text, as the file of weights holds it. */
export interface PackedTable {
  /** One character for each bucket: its weight on the scale. */
  readonly weights: string;
  /** One character for each bucket: its mark; a space where it stands for no feature. */
  readonly marks: string;
  /** What one step of the characters weighs. */
  readonly scale: number;
  readonly offset: number;
}

/** The printable characters that mean nothing special in a program's text. */
const SYMBOLS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter(
  (symbol) => !"'\\`${".includes(symbol),
);
const EMPTY = ' ';
const VALUE_OF = new Map(SYMBOLS.map((symbol, at) => [symbol, at]));
const MIDDLE = (SYMBOLS.length - 1) / 2;
const BUCKET_BITS = 16;

/** The mark of a feature, from 1 to 87, by which a bucket tells it from most others. */
export const markOf = (hash: number): number => ((hash >>> BUCKET_BITS) % SYMBOLS.length) + 1;

/** A table as text; each weight is rounded to one of 87 steps. */
export const packed = ({ weights, marks, offset }: Table): PackedTable => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest === 0 ? 1 : largest / MIDDLE;
  const symbols = Array.from(weights, (weight) => SYMBOLS[Math.round(weight / scale) + MIDDLE]);
  return {
    weights: symbols.join(''),
    marks: Array.from(marks, (mark) => SYMBOLS[mark - 1] ?? EMPTY).join(''),
    scale,
    offset,
  };
};

/** The table that a text holds. */
export const unpacked = ({ weights, marks, scale, offset }: PackedTable): Table => ({
  weights: Float64Array.from(
    weights,
    (symbol) => ((VALUE_OF.get(symbol) ?? MIDDLE) - MIDDLE) * scale,
  ),
  marks: Uint8Array.from(marks, (symbol) => (VALUE_OF.get(symbol) ?? -1) + 1),
  offset,
});

/** The buckets of the features that a table knows of a part, each once. */
export const bucketsOf = (marks: Uint8Array, part: Part): ReadonlySet<number> => {
  const buckets = new Set<number>();
  const last = marks.length - 1;
  visitFeatures(part, (hash) => {
    const bucket = hash & last;
    if (marks[bucket] === markOf(hash)) buckets.add(bucket);
  });
  return buckets;
};

/** The score of a part, in log odds; its known features form a vector of length 1. */
export const scoreOf = ({ weights, marks, offset }: Table, part: Part): number => {
  const buckets = bucketsOf(marks, part);
  let sum = 0;
  for (const bucket of buckets) sum += weights[bucket] ?? 0;
  return buckets.size === 0 ? offset : offset + sum / Math.sqrt(buckets.size);
};
