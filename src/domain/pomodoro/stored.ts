import { isNumber, isWhole, nullable, oneOf, shaped } from '#domain/shared/guards.ts';
import { isMinutes, MAX_MINUTES, MIN_MINUTES } from './minutes.ts';
import type { Pomodoro } from './timer.ts';

const longestMs = MAX_MINUTES * 60_000;

const areMinutes = (value: unknown): value is number => isNumber(value) && isMinutes(value);

const isPhaseMs = (value: unknown): value is number =>
  isNumber(value) && value >= MIN_MINUTES * 60_000 && value <= longestMs;

const isLeftMs = (value: unknown): value is number =>
  isNumber(value) && value >= 0 && value <= longestMs;

const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;

const isStored = shaped(
  {
    minutes: shaped({ focus: areMinutes, break: areMinutes }),
    phase: oneOf(['focus', 'break']),
    phaseMs: isPhaseMs,
    completed: isCount,
    endsAtMs: nullable(isNumber),
    leftMs: isLeftMs,
  },
  { endedAtMs: nullable(isNumber) },
);

/** Reads a stored timer after a reload; null if it is invalid. */
export const readPomodoro = (kept: unknown): Pomodoro | null =>
  isStored(kept) ? { ...kept, endedAtMs: kept.endedAtMs ?? null } : null;
