import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { BUCKETS } from '#domain/chat/guide/needs/features.ts';
import type { GuideModels, NeedsWeights } from '#domain/chat/guide/needs/model.ts';
import { ROOT } from '#server/root.ts';

/** The trained model as stored: each number is one byte, and the bytes are in base64. */
const packedShape = z.strictObject({
  /** A hash of the training data; see `sourceHash`. */
  source: z.string(),
  thresholds: z.strictObject({
    certain: z.number(),
    sure: z.number(),
    both: z.number(),
    close: z.number(),
  }),
  classes: z.array(z.string()).check(z.minLength(2)),
  bias: z.array(z.number()),
  rarityScale: z.number(),
  rarity: z.string(),
  weightScale: z.number(),
  weights: z.string(),
});
type PackedNeeds = z.infer<typeof packedShape>;

const LARGEST = 127;
const scaleOf = (values: Float32Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST || 1;

const pack = (values: Float32Array, scale: number): string =>
  Buffer.from(Int8Array.from(values, (value) => Math.round(value / scale)).buffer).toString(
    'base64',
  );

const unpack = (text: string, scale: number): Float32Array => {
  const { buffer, byteOffset, length } = Buffer.from(text, 'base64');
  const values = new Float32Array(new Int8Array(buffer, byteOffset, length));
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) * scale;
  return values;
};

/** Converts a trained model to its stored form. */
export const packNeeds = (model: NeedsWeights, source: string): PackedNeeds => {
  const rarityScale = scaleOf(model.rarity);
  const weightScale = scaleOf(model.weights);
  return {
    source,
    thresholds: model.thresholds,
    classes: [...model.classes],
    bias: [...model.bias].map((value) => Number(value.toFixed(4))),
    rarityScale,
    rarity: pack(model.rarity, rarityScale),
    weightScale,
    weights: pack(model.weights, weightScale),
  };
};

/** Reads a stored model. Throws when its text is invalid or its size is wrong. */
export const readNeedsModel = (text: string): NeedsWeights => {
  const packed = packedShape.parse(JSON.parse(text));
  const model = {
    classes: packed.classes,
    thresholds: packed.thresholds,
    bias: Float32Array.from(packed.bias),
    rarity: unpack(packed.rarity, packed.rarityScale),
    weights: unpack(packed.weights, packed.weightScale),
  };
  const count = model.classes.length;
  const isWhole = model.rarity.length === BUCKETS && model.weights.length === BUCKETS * count;
  if (!isWhole || model.bias.length !== count)
    throw new Error('The weights of the needs model are not whole. Run npm run needs:train.');
  return model;
};

const readModel = (name: string): NeedsWeights =>
  readNeedsModel(readFileSync(path.join(ROOT, 'models/needs', name), 'utf8'));

/** Reads the models with which the guide interprets messages. */
export const readGuideModels = (): GuideModels => ({
  needs: readModel('weights.json'),
  acts: readModel('acts.json'),
});

/** The hash of a stored model's training data, to compare it with the hash of the current data. */
export const sourceOf = (text: string): string => packedShape.parse(JSON.parse(text)).source;
