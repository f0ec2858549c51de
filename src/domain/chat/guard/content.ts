import * as z from 'zod/mini';
import { CATEGORIES, KINDS, LEVELS } from './assessment.ts';

const text = z.string().check(z.minLength(1));
const patterns = text;
const flag = z.optional(z.boolean());

/** Lists of words by name; the words stand between commas, and an entry that begins with @ takes in another list. */
export const listsShape = z.record(z.string().check(z.regex(/^[a-z-]+$/)), text);

/** What a sign needs beside its words: an open danger, one of a category, one that is not denied, or what was swallowed. */
const NEEDS = [
  'open',
  'raised',
  'open-abuse',
  'open-eating-disorder',
  'open-harm-to-others',
  'swallowed',
] as const;

/** A first answer of its own, in place of the one for the category and level. */
export const VARIANTS = ['outright', 'voices', 'hiding'] as const;
export type Variant = (typeof VARIANTS)[number];

const signShape = z.strictObject({
  name: text,
  category: z.enum(CATEGORIES),
  level: z.enum(LEVELS),
  who: z.enum(['own', 'third-person', 'either']),
  /** Half a sign: one that tells of a resolve and one that tells of death, near each other, are one. */
  half: z.optional(z.enum(['resolve', 'death'])),
  isMeant: flag,
  isTold: flag,
  says: z.optional(z.enum(VARIANTS)),
  needs: z.optional(z.enum(NEEDS)),
  leaves: z.optional(z.enum(['swallowed'])),
  patterns,
  /** Words of other languages, found as they stand anywhere in the text. */
  phrases: z.optional(patterns),
});
export const signsShape = z.array(signShape).check(z.minLength(1));
export type Sign = z.infer<typeof signShape>;

const frameShape = z.strictObject({
  name: text,
  kind: z.enum(KINDS),
  for: z.optional(z.array(z.enum(CATEGORIES))),
  reach: z.optional(z.enum(['clause', 'sentence'])),
  onlyTold: flag,
  notMeant: flag,
  isQuoted: flag,
  /** Words in the sentence with which the frame changes nothing. */
  unless: z.optional(patterns),
  before: z.optional(patterns),
  after: z.optional(patterns),
  inside: z.optional(patterns),
  sentence: z.optional(patterns),
});
export const framesShape = z.array(frameShape).check(z.minLength(1));
export type Frame = z.infer<typeof frameShape>;
