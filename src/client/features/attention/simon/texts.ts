import type { Mode } from '#domain/attention/recording.ts';
import type { SimonColor } from '#domain/attention/simon/colors.ts';

export const PAD_NAMES: Readonly<Record<SimonColor, string>> = {
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  yellow: 'Yellow',
};

/** The frequency of each pad's note in Hz; together they form a chord. */
export const PAD_HZ: Readonly<Record<SimonColor, number>> = {
  red: 261.63,
  green: 329.63,
  blue: 392,
  yellow: 523.25,
};

export const FIRST_PRESS = 'Press a pad or one of the keys 1 to 4 once to begin.';

export const REMINDER = 'Watch the pads, then press them in the same order.';

const ABOUT = 'Simon is about keeping an order of places in mind for a short time.';
const KEYS = 'Press the pads, or the keys 1 to 4. Each pad has its own shape and tone.';
const SPOKEN = 'A screen reader reads each color out. Sounds can be turned off in Settings.';

export const HOW: Readonly<Record<Mode, readonly string[]>> = {
  quick: [
    ABOUT,
    'One pad lights up. Press the same pad. Each time one more is added, and all of them play from the first.',
    KEYS,
    'A wrong press begins a new game. It goes on until you stop. Easy lights each color longest.',
    SPOKEN,
  ],
  full: [
    ABOUT,
    'Some pads light up, one after the other. Press them in the same order. Each time another sequence comes.',
    KEYS,
    'It begins with two colors. There are two sequences of each length, and then one color more. When both of a length were not right, it is over. That takes about five minutes. A practice round has three short sequences.',
    SPOKEN,
  ],
};
