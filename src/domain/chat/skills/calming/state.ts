import * as z from 'zod/mini';
import { CALMING_IDS } from './script.ts';

const AT = ['way', 'doing', 'after', 'end'] as const;
export const FEELINGS = ['better', 'same', 'worse', 'cannot', 'unsaid'] as const;

/** Where a calming script stands, as it is stored. */
export const calmingShape = z.object({
  skill: z.enum(CALMING_IDS),
  at: z.enum(AT),
  trail: z.array(z.enum(AT)).check(z.maxLength(40)),
  /** Which way of the script, and which step of it. */
  way: z.int().check(z.gte(0), z.lte(9)),
  step: z.int().check(z.gte(0), z.lte(30)),
  /** When this step was shown first; UTC in ms. */
  sinceMs: z.number(),
  /** How the person feels at the end; `cannot` where the exercise did not fit, `unsaid` where it was closed without a word on it. */
  feels: z.enum(FEELINGS),
  /** Whether it waits at this step, since the person told of something else. */
  waits: z._default(z.boolean(), false),
});
export type CalmingState = z.infer<typeof calmingShape>;
