import * as z from 'zod/mini';
import { KEPT_CHARACTERS } from '#domain/chat/text/heard.ts';
import { MOST_MINUTES } from './saying.ts';

const AT = ['task', 'which', 'minutes', 'first', 'doing', 'after', 'parts', 'end'] as const;

/** Where getting started stands, as it is stored. */
export const startShape = z.object({
  skill: z.literal('start'),
  at: z.enum(AT),
  trail: z.array(z.enum(AT)).check(z.maxLength(40)),
  /** What is to be done; empty before it was said. */
  task: z.string().check(z.maxLength(KEPT_CHARACTERS)),
  /** All that was named, where it was more than one thing; empty otherwise. */
  named: z._default(z.array(z.string().check(z.maxLength(KEPT_CHARACTERS))), []),
  /** How long it may take. */
  minutes: z.int().check(z.gte(1), z.lte(MOST_MINUTES)),
  /** When the two minutes began; UTC in ms, null before. */
  startedAtMs: z.nullable(z.number()),
  ending: z.enum(['kept', 'offered', 'going', 'done']),
});
export type StartState = z.infer<typeof startShape>;
