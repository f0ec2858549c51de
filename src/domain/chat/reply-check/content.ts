import * as z from 'zod/mini';

/** Reasons to withhold a reply of a language model, most serious first. */
export const FAULTS = [
  'danger',
  'secrecy',
  'compulsion',
  'avoidance',
  'method',
  'medication',
  'diagnosis',
  'reassurance',
  'person',
  'therapy',
  'isolation',
  'intimacy',
  'prying',
  'contact',
  'insult',
  'selling',
  'prompt',
] as const;
export type Fault = (typeof FAULTS)[number];

const text = z.string().check(z.minLength(1));
const name = z
  .string()
  .check(z.regex(/^[a-z][a-z-]*$/, 'It is a name of small letters and hyphens.'));
const names = z.optional(z.array(name));

const frameShape = z.strictObject({
  name,
  /** Maximum distance, in words, from the start of the frame to the finding after it. */
  near: z.optional(z.int().check(z.minimum(1))),
  patterns: text,
});
export type Frame = z.infer<typeof frameShape>;

const findingShape = z.strictObject({
  name,
  fault: z.enum(FAULTS),
  /** Whether the finding also applies to questions; by default, questions are skipped. */
  alsoAsked: z.optional(z.boolean()),
  /** The finding only applies in a sentence with one of these frames. */
  onlyWith: names,
  /** The finding does not apply if one of these frames occurs before it, inside it, or anywhere in its sentence. */
  unless: z.optional(z.strictObject({ before: names, inside: names, beside: names })),
  patterns: text,
});
export type Finding = z.infer<typeof findingShape>;

const numberWordsShape = z.strictObject({
  /** The words for zero to nine. */
  digits: text,
  /** The words for ten to nineteen, then for the tens up to ninety. */
  larger: text,
  /** Words that may separate the digits of one number. */
  between: text,
});
export type NumberWords = z.infer<typeof numberWordsShape>;

/** The shape of `content/chat/reply-check.yaml`, which explains each part at its top. */
export const replyCheckShape = z.strictObject({
  lists: z.record(name, text),
  numbers: numberWordsShape,
  frames: z.array(frameShape).check(z.minLength(1)),
  findings: z.array(findingShape).check(z.minLength(1)),
  /** The frame of a sentence that mentions danger in order to help. */
  helps: name,
});
export type ReplyCheckContent = z.infer<typeof replyCheckShape>;
