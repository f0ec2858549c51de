import * as z from 'zod/mini';
import { standing } from '#domain/chat/skills/state.ts';

/** The most sentences of a scene of one's own that are kept. */
export const MOST_SAID = 12;
const words = z.string().check(z.maxLength(300));
const name = z.string().check(z.maxLength(60));

/** Where a simulated social interaction stands, as it is stored. */
export const sceneShape = z.object({
  skill: z.literal('scene'),
  ...standing,
  /** The written scene, and the node in it; empty before one was chosen. */
  sceneId: name,
  nodeId: name,
  /** The nodes before this one, for going back, and what was done in each. */
  walked: z.array(z.object({ nodeId: name, path: name })).check(z.maxLength(MOST_SAID)),
  /** What the person said in a scene of their own, latest last, and to which answer; null for a first sentence. */
  said: z.array(z.object({ text: words, to: z.nullable(name) })).check(z.maxLength(MOST_SAID)),
  /** What was said in scenes before, to be taken along as well. */
  before: z.array(words).check(z.maxLength(MOST_SAID)),
});
export type SceneState = z.infer<typeof sceneShape>;
