import type { SafetyState } from './safety-state.ts';

/**
 * In danger now, the first messages about something else are answered with the next step, and not with small talk; where
 * there may be danger, the question that was left open is asked once more.
 */
const STAYS_TURNS = { high: 8, elevated: 3 } as const;
/** Who said it outright is not left with small talk before they have answered. */
const OUTRIGHT_TURNS = 6;

/** Whether the guard stays with the danger, whatever a message without a sign says. */
export const staysWith = ({ level, ...state }: SafetyState): boolean =>
  (level === 'high' || (level === 'elevated' && !state.isDenied && !state.hasAnswered)) &&
  !state.isSilent &&
  !state.isHelped &&
  state.rechecks === 0 &&
  state.quietTurns > 0 &&
  state.quietTurns <= (state.isOutright ? OUTRIGHT_TURNS : STAYS_TURNS[level]);

/**
 * Whether the person has said that it is not so now, or has reached help. Then other things can be talked about while
 * it is watched.
 */
export const isSettled = ({ level, isDenied, isHelped }: SafetyState): boolean =>
  isHelped || (level === 'low' && isDenied);
