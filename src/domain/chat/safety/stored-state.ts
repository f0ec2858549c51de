import * as z from 'zod/mini';
import { CATEGORIES, KINDS, LEVELS } from './assessment.ts';
import { CALM, type SafetyState } from './safety-state.ts';

const questionShape = z.object({
  category: z.enum(CATEGORIES),
  kind: z.enum(['own', 'third-person']),
  level: z._default(z.enum(['elevated', 'high']), 'elevated'),
  no: z._default(z.enum(['calm', 'kept', 'step']), 'calm'),
  isHowItIs: z._default(z.boolean(), false),
  isOfCalling: z._default(z.boolean(), false),
  isSoft: z._default(z.boolean(), false),
});
const dangerShape = z.pick(questionShape, { category: true, kind: true });
const stateShape = z.object({
  level: z.enum(LEVELS),
  category: z.nullable(z.enum(CATEGORIES)),
  kind: z.nullable(z.enum(KINDS)),
  isDenied: z.boolean(),
  quietTurns: z.int(),
  calmAnswers: z.int(),
  rechecks: z._default(z.int(), 0),
  answered: z._default(z.int(), 0),
  answeredHigh: z._default(z.boolean(), false),
  answeredAbout: z._default(z.nullable(dangerShape), null),
  softTurns: z._default(z.int(), 0),
  isMeant: z._default(z.boolean(), false),
  isOutright: z._default(z.boolean(), false),
  asked: z._default(z.nullable(questionShape), null),
  isRecheckDue: z.boolean(),
  hasAnswered: z._default(z.boolean(), false),
  isHelped: z._default(z.boolean(), false),
  objection: z._default(z.nullable(z.string()), null),
  swallowed: z._default(z.nullable(z.object({ turns: z.int(), isUnusual: z.boolean() })), null),
  isSilent: z._default(z.boolean(), false),
});

/** What cannot be read any more may have been anything, so that it goes on being watched. */
const UNREADABLE: SafetyState = { ...CALM, level: 'low' };

const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
};

/** Where the guard stands, as it was stored; calm where nothing was, and low where it cannot be read. */
export const readGuard = (stored: string | null): SafetyState =>
  stored === null ? CALM : (stateShape.safeParse(parsed(stored)).data ?? UNREADABLE);
