import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { texts } from '#texts/pomodoro.js';

export const DEFAULT_FOCUS_MINUTES = 25;
export const DEFAULT_BREAK_MINUTES = 5;
export const MIN_MINUTES = 1;
export const MAX_MINUTES = 180;

/** Whether a number is a valid length of a phase: whole minutes, 1 to 180. */
export const isMinutes = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES;

/** The number of minutes typed, or a sentence that explains how to correct the input. */
export const readMinutes = (
  what: 'focus' | 'break',
  text: string,
): { readonly minutes: number } | { readonly problem: string } => {
  const minutes = wholeNumber(text);
  if (isMinutes(minutes)) return { minutes };
  return { problem: texts.wrongLength[what]({ min: MIN_MINUTES, max: MAX_MINUTES }) };
};
