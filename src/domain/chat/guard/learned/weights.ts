import * as z from 'zod/mini';
import { CATEGORIES } from '../assessment.ts';
import type { Table } from './table.ts';

/** A table as it is stored; each weight is one signed byte on a scale. */
const tableShape = z.strictObject({
  /** The bytes of all buckets in base64. */
  weights: z.string(),
  marks: z.string(),
  scale: z.number(),
  offset: z.number(),
});
type StoredTable = z.output<typeof tableShape>;

/** What the learned part has learned, as `models/guard/weights.json` has it. */
export const weightsShape = z.strictObject({
  /** A hash of what it was learned from and of the program that reads it. */
  version: z.string(),
  risk: tableShape,
  /** Whether a message at risk speaks of somebody else. */
  other: tableShape,
  categories: z.record(z.enum(CATEGORIES), tableShape),
  /** The scores in log odds from which the guard asks, by the length of the message. */
  thresholds: z.strictObject({ short: z.number(), long: z.number() }),
});
export type StoredWeights = z.output<typeof weightsShape>;

const LARGEST_BYTE = 127;

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

/** A table as it is stored; each weight is rounded to one of 255 steps. */
export const packed = ({ weights, marks, offset }: Table): StoredTable => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest === 0 ? 1 : largest / LARGEST_BYTE;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return {
    weights: toBase64(new Uint8Array(bytes.buffer)),
    marks: toBase64(marks),
    scale,
    offset,
  };
};

/** The table that was stored. */
export const unpacked = ({ weights, marks, scale, offset }: StoredTable): Table => ({
  weights: Float64Array.from(new Int8Array(fromBase64(weights).buffer), (byte) => byte * scale),
  marks: fromBase64(marks),
  offset,
});
