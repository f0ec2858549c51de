import * as z from 'zod/mini';
import { standing } from '#domain/chat/skills/state.ts';

/** The maximum number of sentences stored for the person's own scenes. */
export const MOST_SAID = 12;
const words = z.string().check(z.maxLength(300));
const name = z.string().check(z.maxLength(60));

/** The stored state of a simulated social interaction. */
export const sceneShape = z.object({
  skill: z.literal('scene'),
  ...standing,
  /** The written scene and the current node in it; empty until a scene is chosen. */
  sceneId: name,
  nodeId: name,
  /** The nodes visited before, for going back, with the option chosen in each. */
  walked: z.array(z.object({ nodeId: name, path: name })).check(z.maxLength(MOST_SAID)),
  /**
   * The person's sentences in their own scene, latest last. `to` is the answer that the sentence replies to; null for a
   * first sentence.
   */
  said: z.array(z.object({ text: words, to: z.nullable(name) })).check(z.maxLength(MOST_SAID)),
  /** Sentences from earlier scenes, listed again at the end. */
  before: z.array(words).check(z.maxLength(MOST_SAID)),
});
export type SceneState = z.infer<typeof sceneShape>;
