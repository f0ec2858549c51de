import type { Mode } from '#domain/attention/recording.ts';

const RULE =
  'Digits appear one after the other, one second each. When they are gone, type them in the same order and press Submit.';
const SPOKEN = 'A screen reader reads each digit out. Nothing needs sight or a mouse.';

export const DIRECTION_TEXTS = {
  forward: 'Type the digits in the order in which they came.',
  backward: 'Type the digits backward: the last one first.',
} as const;

export const NEXT_PART = {
  text: 'The forward part is over. From now on, type the digits backward: the last one first.',
  start: 'Start the backward part',
} as const;

export const HOW: Readonly<Record<Mode, readonly string[]>> = {
  quick: [
    RULE,
    'Easy has 3 digits, medium 5 and hard 7. After each answer a new sequence comes. It goes on until you stop.',
    SPOKEN,
  ],
  full: [
    RULE,
    'It begins with three digits. There are two sequences of each length, and then one digit more. When both of a length were not right, that part is over.',
    'Then the same backward: the last digit first. Both parts take about eight minutes. A practice round has four short sequences.',
    SPOKEN,
  ],
};
