import * as z from 'zod/mini';
import { KEPT_CHARACTERS } from '#domain/chat/text/heard.ts';

const AT = [
  'situation',
  'feeling',
  'before',
  'thought',
  'supports',
  'against',
  'view',
  'after',
  'end',
] as const;

const words = z.string().check(z.maxLength(KEPT_CHARACTERS));
const strength = z.nullable(z.int().check(z.gte(0), z.lte(100)));

/** Where a thought record stands, as it is stored. Empty words mean "not said yet". */
export const thoughtShape = z.object({
  skill: z.literal('thought'),
  at: z.enum(AT),
  trail: z.array(z.enum(AT)).check(z.maxLength(40)),
  situation: words,
  feeling: words,
  thought: words,
  supports: words,
  against: words,
  view: words,
  /** How strong the feeling was at first, and at the end; null before it was said. */
  before: strength,
  after: strength,
});
export type ThoughtState = z.infer<typeof thoughtShape>;
