import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { byCategory, CATEGORIES } from '#domain/chat/guard/assessment.ts';
import type { Table } from '#domain/chat/guard/learned/table.ts';
import type { LearnedWeights } from '#domain/chat/guard/learned/weights.ts';
import { ROOT } from '#server/root.ts';

/** One file has the weights for English, the other file the weights for all other languages. */
const FILES = {
  english: path.join(ROOT, 'models/guard/weights.json'),
  languages: path.join(ROOT, 'models/guard/languages/weights.json'),
};
const LARGEST_BYTE = 127;

/**
 * A stored table in base64: each weight is one signed byte, which is multiplied by the scale, and each mark is one
 * byte.
 */
const tableShape = z.strictObject({
  weights: z.string(),
  marks: z.string(),
  scale: z.number(),
  offset: z.number(),
});

const weightsShape = z.strictObject({
  /** A hash of the training data and of the program that reads these data. */
  version: z.string(),
  risk: tableShape,
  other: tableShape,
  categories: z.record(z.enum(CATEGORIES), tableShape),
  thresholds: z.strictObject({ short: z.number(), long: z.number() }),
});
type StoredTable = z.output<typeof tableShape>;

const packed = ({ weights, marks, offset }: Table): StoredTable => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest === 0 ? 1 : largest / LARGEST_BYTE;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return {
    weights: Buffer.from(bytes.buffer).toString('base64'),
    marks: Buffer.from(marks).toString('base64'),
    scale,
    offset,
  };
};

const unpacked = ({ weights, marks, scale, offset }: StoredTable): Table => ({
  // This is faster than Float64Array.from, which calls an iterator for every byte.
  weights: new Float64Array(new Int8Array(Buffer.from(weights, 'base64'))).map(
    (byte) => byte * scale,
  ),
  marks: new Uint8Array(Buffer.from(marks, 'base64')),
  offset,
});

/** The content of a file of weights. Each weight is rounded to one of 255 values. */
export const guardWeightsText = (
  { risk, other, categories, thresholds }: LearnedWeights,
  version: string,
): string => {
  const stored: z.output<typeof weightsShape> = {
    version,
    risk: packed(risk),
    other: packed(other),
    categories: byCategory((name) => packed(categories[name])),
    thresholds,
  };
  return `${JSON.stringify(stored, null, 2)}\n`;
};

/**
 * Reads the weights of the guard's classifier and the hash of their training data. Throws when the file is incomplete.
 */
export const readGuardWeights = (
  of: keyof typeof FILES,
): { readonly weights: LearnedWeights; readonly version: string } => {
  const { version, risk, other, categories, thresholds } = weightsShape.parse(
    JSON.parse(readFileSync(FILES[of], 'utf8')),
  );
  return {
    version,
    weights: {
      risk: unpacked(risk),
      other: unpacked(other),
      categories: byCategory((name) => unpacked(categories[name])),
      thresholds,
    },
  };
};
