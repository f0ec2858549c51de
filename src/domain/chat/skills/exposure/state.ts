import * as z from 'zod/mini';
import { ladderShape } from '#domain/chat/skills/exposure/ladder.ts';
import { standing } from '#domain/chat/skills/state.ts';

/** Where exposure coaching stands, as it is stored. */
export const exposureShape = z.object({
  skill: z.literal('exposure'),
  ...standing,
  /** The ladder being worked on, with all that was done so far. */
  ladder: ladderShape,
  /** Which of the stored ladders are shown, from 0. */
  page: z.int().check(z.gte(0), z.lte(1000)),
  resisted: z.enum(['all', 'part', 'none']),
});
export type ExposureState = z.infer<typeof exposureShape>;
