import * as z from 'zod/mini';
import { KEPT_CHARACTERS } from '#domain/chat/text/heard.ts';
import { ladderShape, OUTCOMES, RUNGS } from './ladder.ts';

const AT = [
  'pick',
  'fear',
  'rung',
  'ritual',
  'distress',
  'choose',
  'prediction',
  'sure',
  'urge',
  'minutes',
  'ready',
  'doing',
  'resisted',
  'outcome',
  'peak',
  'learned',
  'next',
  'end',
] as const;

const words = z.string().check(z.maxLength(KEPT_CHARACTERS));
const strength = z.int().check(z.gte(0), z.lte(100));

/** Where exposure coaching stands, as it is stored. Empty words mean "not said yet". */
export const exposureShape = z.object({
  skill: z.literal('exposure'),
  at: z.enum(AT),
  trail: z.array(z.enum(AT)).check(z.maxLength(40)),
  /** The ladder being worked on, with all that was done so far. */
  ladder: ladderShape,
  /** Which four of the stored ladders are shown, from 0. */
  page: z._default(z.int().check(z.gte(0), z.lte(1000)), 0),
  /** The step whose distress is asked for, or was asked for last. */
  draft: words,
  /** Further steps that were named with it, and whose distress is still to be asked for. */
  waiting: z._default(z.array(words).check(z.maxLength(RUNGS.max)), []),
  /** The step that was put on the ladder last, as long as others wait. */
  added: z._default(words, ''),
  /** The step that was chosen. */
  rung: words,
  prediction: words,
  sure: strength,
  urge: words,
  /** How long the urge is to be left alone. */
  minutes: z.int().check(z.gte(1), z.lte(60)),
  /** When the timer began; UTC in ms, null before. */
  startedAtMs: z.nullable(z.number()),
  resisted: z.enum(['all', 'part', 'none']),
  outcome: z.enum(OUTCOMES),
  peak: strength,
});
export type ExposureState = z.infer<typeof exposureShape>;
