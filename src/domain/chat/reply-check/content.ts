import * as z from 'zod/mini';

/** Reasons to withhold an answer of a language model, most serious first. */
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
  /** Maximum distance in words between its start and the finding it precedes. */
  near: z.optional(z.int().check(z.minimum(1))),
  patterns: text,
});
export type Frame = z.infer<typeof frameShape>;

const findingShape = z.strictObject({
  name,
  fault: z.enum(FAULTS),
  /** Whether it also applies to questions; by default, questions are skipped. */
  alsoAsked: z.optional(z.boolean()),
  /** Only applies in a sentence with one of these frames. */
  onlyWith: names,
  /** Does not apply if one of these frames occurs before it, inside it, or anywhere in its sentence. */
  unless: z.optional(z.strictObject({ before: names, inside: names, beside: names })),
  patterns: text,
});
export type Finding = z.infer<typeof findingShape>;

const numberWordsShape = z.strictObject({
  /** From zero to nine. */
  digits: text,
  /** From ten to nineteen, then the tens up to ninety. */
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
