import * as z from 'zod/mini';
import { KEPT_CHARACTERS } from '#domain/chat/text/heard.ts';
import { ANSWERS } from './own-script.ts';
import { PLACES } from './scene.ts';

const AT = [
  'place',
  'scene',
  'turn',
  'over',
  'own-with',
  'own-wish',
  'own-first',
  'own-answer',
  'own-reply',
  'own-over',
  'end',
] as const;
/** The most sentences of a scene of one's own that are kept. */
export const MOST_SAID = 12;

const name = z.string().check(z.maxLength(60));
const words = z.string().check(z.maxLength(KEPT_CHARACTERS));

const own = z.object({
  /** What it is about, where the person said so before. */
  situation: words,
  with: words,
  wish: words,
  /** What the other person answers now. */
  answer: z.enum(ANSWERS),
  /** What the person said, latest last, and to which answer; null for a first sentence. */
  said: z
    .array(z.object({ text: words, to: z.nullable(z.enum(ANSWERS)) }))
    .check(z.maxLength(MOST_SAID)),
  /** What was said in scenes before, to be taken along as well. */
  before: z.array(words).check(z.maxLength(MOST_SAID)),
});
export type OwnScene = z.infer<typeof own>;

/** A scene of one's own in which nothing was said. */
export const newOwnScene = (situation = ''): OwnScene => ({
  situation,
  with: '',
  wish: '',
  answer: 'friendly',
  said: [],
  before: [],
});

/** Where a simulated social interaction stands, as it is stored. */
export const sceneShape = z.object({
  skill: z.literal('scene'),
  at: z.enum(AT),
  trail: z.array(z.enum(AT)).check(z.maxLength(40)),
  place: z.enum(PLACES),
  sceneId: name,
  nodeId: name,
  /** The nodes before this one, for going back, and what was done in each. */
  walked: z.array(z.object({ nodeId: name, path: name })).check(z.maxLength(12)),
  /** What belongs to a scene of one's own. */
  own: z._default(own, newOwnScene()),
});
export type SceneState = z.infer<typeof sceneShape>;
