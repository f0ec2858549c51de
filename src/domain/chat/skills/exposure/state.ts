import * as z from 'zod/mini';
import { ladderShape } from '#domain/chat/skills/exposure/ladder.ts';
import { standing } from '#domain/chat/skills/state.ts';

/** The stored state of exposure coaching. */
export const exposureShape = z.object({
  skill: z.literal('exposure'),
  ...standing,
  /** The current ladder, with all its attempts so far. */
  ladder: ladderShape,
  /** The page of stored ladders shown, from 0. */
  page: z.int().check(z.gte(0), z.lte(1000)),
  resisted: z.enum(['all', 'part', 'none']),
});
export type ExposureState = z.infer<typeof exposureShape>;
