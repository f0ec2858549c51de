import * as z from 'zod/mini';
import { BUCKETS } from './features.ts';
import type { NeedsWeights } from './model.ts';

/** The trained model as it is stored: numbers of one byte each, in base64. */
export const packedShape = z.strictObject({
  /** What it was trained from; see `sourceHash`. */
  source: z.string(),
  thresholds: z.strictObject({ sure: z.number(), close: z.number() }),
  classes: z.array(z.string()).check(z.minLength(2)),
  bias: z.array(z.number()),
  rarityScale: z.number(),
  rarity: z.string(),
  weightScale: z.number(),
  weights: z.string(),
});
export type PackedNeeds = z.infer<typeof packedShape>;

const LARGEST = 127;
/** As many bytes are turned into text at once. */
const CHUNK = 0x2000;

const scaleOf = (values: Float32Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST || 1;

const pack = (values: Float32Array, scale: number): string => {
  const bytes = Uint8Array.from(values, (value) => Math.round(value / scale) + LARGEST + 1);
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK)
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  return btoa(text);
};

const unpack = (text: string, scale: number): Float32Array => {
  const bytes = atob(text);
  const values = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1)
    values[at] = (bytes.charCodeAt(at) - LARGEST - 1) * scale;
  return values;
};

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

/** The model of a stored one. Throws where its size does not fit. */
export const unpackNeeds = (packed: PackedNeeds): NeedsWeights => {
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
