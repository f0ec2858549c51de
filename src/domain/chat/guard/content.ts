import * as z from 'zod/mini';
import { CATEGORIES, KINDS, LEVELS } from './assessment.ts';
import type { HeardWords } from './heard.ts';
import type { LanguagePack } from './languages/pack.ts';

const text = z.string().check(z.minLength(1));
const patterns = text;
const flag = z.optional(z.boolean());

/** Word lists by name. Items are separated by commas; an item beginning with @ includes another list. */
export const listsShape = z.record(z.string().check(z.regex(/^[a-z-]+$/)), text);

/**
 * Conditions for a sign in addition to its patterns: an active danger (`open` includes a danger that the person denied,
 * `raised` does not), an active danger of one category, or a substance that was swallowed recently.
 */
const NEEDS = [
  'open',
  'raised',
  'open-abuse',
  'open-eating-disorder',
  'open-harm-to-others',
  'swallowed',
] as const;

/** Special first replies, used instead of the first reply for the category and level. */
const VARIANTS = ['outright', 'voices', 'hiding'] as const;
export type Variant = (typeof VARIANTS)[number];

const signShape = z.strictObject({
  name: text,
  category: z.enum(CATEGORIES),
  level: z.enum(LEVELS),
  who: z.enum(['own', 'third-person', 'either']),
  /**
   * Marks one half of a sign. The halves `resolve` and `death` close together form a sign, and so do `burden` and
   * `means`.
   */
  half: z.optional(z.enum(['resolve', 'death', 'burden', 'means'])),
  /** Whether the sign is only a mention of danger, which leads to a soft question. The level of a mention is low. */
  isMention: flag,
  isMeant: flag,
  isTold: flag,
  says: z.optional(z.enum(VARIANTS)),
  needs: z.optional(z.enum(NEEDS)),
  leaves: z.optional(z.enum(['swallowed'])),
  patterns: z.optional(patterns),
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
  /** Patterns that disable the frame if they match anywhere in the sentence. */
  unless: z.optional(patterns),
  before: z.optional(patterns),
  after: z.optional(patterns),
  inside: z.optional(patterns),
  sentence: z.optional(patterns),
});
export const framesShape = z.array(frameShape).check(z.minLength(1));
export type Frame = z.infer<typeof frameShape>;

/** What a person's answer to a question of the guard can mean, as named in replies.yaml. */
export const MEANINGS = [
  'yes',
  'plain-yes',
  'unsure',
  'no',
  'despair',
  'calm',
  'less',
  'worse',
  'bare-well',
  'later',
  'leave',
  'denies',
  'misread',
  'topic',
  'more',
  'let-be',
  'cannot-call',
  'helped',
  'not-helped',
] as const;
export type Meaning = (typeof MEANINGS)[number];

export const repliesShape = z.strictObject({
  openers: text,
  closers: text,
  means: z.record(
    z.enum(MEANINGS),
    z.strictObject({ whole: z.optional(patterns), anywhere: z.optional(patterns) }),
  ),
});
export type Replies = z.infer<typeof repliesShape>;

const stepShape = z.strictObject({
  says: text,
  asks: text,
  about: z.optional(z.enum(CATEGORIES)),
  yes: z.optional(z.literal('high')),
  no: z.optional(z.enum(['kept', 'step'])),
  ofCalling: flag,
});
export type Step = z.infer<typeof stepShape>;

const planShape = z.strictObject({
  elevated: text,
  high: text,
  next: z.array(text).check(z.minLength(1)),
  'next-high': z.array(text).check(z.minLength(1)),
});
const recheckShape = z.strictObject({ says: text, asks: text, replies: z.array(text) });

const SAYINGS = [
  'thanks',
  'again',
  'kept',
  'not-kept',
  'helped',
  'helped-other',
  'helped-again',
  'left-alone',
  'denial',
  'misread',
  'no-more',
  'in-view',
  'calmer',
  'over',
  'past',
  'intrusive',
  'feared-deed',
  'strain',
] as const;
export type Saying = (typeof SAYINGS)[number];

const SPECIAL_PURPOSES = ['violence', 'children', 'poison', 'eating'] as const;
export type SpecialPurpose = (typeof SPECIAL_PURPOSES)[number];

export const answersShape = z.strictObject({
  steps: z.record(text, stepShape),
  answers: z.record(
    z.enum(CATEGORIES),
    z.strictObject({ own: planShape, 'third-person': planShape }),
  ),
  variants: z.record(z.enum(VARIANTS), text),
  ways: z.strictObject({ own: text, outside: text, 'third-person': text }),
  says: z.record(z.enum(SAYINGS), text),
  recheckAbout: z._default(z.partialRecord(z.enum(CATEGORIES), text), {}),
  rechecks: z.strictObject({ own: recheckShape, visit: recheckShape, outside: recheckShape }),
  soft: z.strictObject({
    /** The sentence before the soft question when the guard repeats it. */
    again: z.optional(text),
    asks: z.record(z.enum(CATEGORIES), text),
    replies: z.tuple([text, text, text]),
  }),
  buttons: z.array(text).check(z.minLength(2)),
  special: z.partialRecord(z.enum(CATEGORIES), z.array(z.enum(SPECIAL_PURPOSES))),
});
export type Answers = z.infer<typeof answersShape>;

export const objectionsShape = z.array(
  z.strictObject({
    id: text,
    for: z.optional(z.enum(['own', 'third-person'])),
    in: z.optional(z.array(z.enum(CATEGORIES))),
    patterns,
    says: text,
  }),
);
export type Objections = z.infer<typeof objectionsShape>;

/** All patterns, texts and word lists of the guard. */
export interface GuardContent {
  readonly lists: Readonly<Record<string, string>>;
  readonly signs: readonly Sign[];
  readonly frames: readonly Frame[];
  readonly replies: Replies;
  readonly answers: Answers;
  readonly objections: Objections;
  /** The texts shown next to entries in other features when danger is detected in them. */
  readonly heard: HeardWords;
  readonly languages: readonly LanguagePack[];
}
