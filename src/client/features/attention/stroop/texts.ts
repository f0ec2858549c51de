import type { Mode } from '#domain/attention/recording.ts';
import type { StroopColor } from '#domain/attention/stroop/stimuli.ts';

export const COLOR_NAMES: Readonly<Record<StroopColor, string>> = {
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  white: 'White',
};

/** The letter key of each color; the number keys 1 to 4 work too. */
export const COLOR_KEYS: Readonly<Record<StroopColor, string>> = {
  red: 'r',
  green: 'g',
  blue: 'b',
  white: 'w',
};

const RULE =
  'The name of a color appears, written in a color. Press the color of the ink, not the color that the word names.';
const ABOUT = 'Stroop is about how much reading a word gets in the way of naming its color.';
const KEYS =
  'Use the four buttons, the keys 1 to 4, or the keys R, G, B and W. On a keyboard with other letters, use the keys in the places of these.';
const SIGHT =
  'You need to see the colors and tell these four apart. Digit span and Simon also work with a screen reader.';

export const FIRST_PRESS = 'Press a color or its key once to begin.';

export const REMINDER = 'Press the color of the ink.';

export const HOW: Readonly<Record<Mode, readonly string[]>> = {
  quick: [
    ABOUT,
    RULE,
    KEYS,
    'After each ten answers you see how many were right and how long they took. It goes on until you stop.',
    SIGHT,
  ],
  full: [
    ABOUT,
    RULE,
    KEYS,
    'There are 48 words, which takes about two minutes. Half of them are written in their own color. A practice round has eight words.',
    SIGHT,
  ],
};
