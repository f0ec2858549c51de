import * as z from 'zod/mini';
import { isMinutes, MAX_MINUTES, MIN_MINUTES } from './minutes.ts';
import type { Pomodoro } from './timer.ts';

const minutes = z.number().check(z.refine(isMinutes));
const longestMs = MAX_MINUTES * 60_000;

const stored = z.object({
  minutes: z.object({ focus: minutes, break: minutes }),
  phase: z.enum(['focus', 'break']),
  phaseMs: z.number().check(z.gte(MIN_MINUTES * 60_000), z.lte(longestMs)),
  completed: z.int().check(z.gte(0)),
  endsAtMs: z.nullable(z.number()),
  leftMs: z.number().check(z.gte(0), z.lte(longestMs)),
});

/** A timer as text, to keep over a reload. */
export const pomodoroText = (timer: Pomodoro): string => JSON.stringify(timer);

/** The timer in a text that was kept; null when it holds none. */
export const pomodoroFrom = (text: string): Pomodoro | null => {
  try {
    const read = stored.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
