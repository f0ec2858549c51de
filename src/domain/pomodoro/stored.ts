import * as z from 'zod/mini';
import { isMinutes, MAX_MINUTES, MIN_MINUTES } from './minutes.ts';

const minutes = z.number().check(z.refine(isMinutes));
const longestMs = MAX_MINUTES * 60_000;

/** The schema of a stored `Pomodoro`, which is read back after a reload. */
export const storedPomodoro = z.object({
  minutes: z.object({ focus: minutes, break: minutes }),
  phase: z.enum(['focus', 'break']),
  phaseMs: z.number().check(z.gte(MIN_MINUTES * 60_000), z.lte(longestMs)),
  completed: z.int().check(z.gte(0)),
  endsAtMs: z.nullable(z.number()),
  endedAtMs: z._default(z.nullable(z.number()), null),
  leftMs: z.number().check(z.gte(0), z.lte(longestMs)),
});
