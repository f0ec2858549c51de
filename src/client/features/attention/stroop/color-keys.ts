import type { StroopColor } from '#domain/attention/stroop/stimuli.ts';

/** The letter key of each color; the number keys 1 to 4 work too. */
export const COLOR_KEYS: Readonly<Record<StroopColor, string>> = {
  red: 'r',
  green: 'g',
  blue: 'b',
  white: 'w',
};
