import type { Difficulty } from '#domain/attention/recording.ts';

/** A hint for keyboards with other scripts, such as Cyrillic or Greek. */
const PLACE = 'On a keyboard with other letters, use the key in the place of the x.';

export const CPT_PAGE_TEXTS = {
  title: 'CPT Attention Test',
  modeHint: 'Quick shows how the test goes. Full has enough letters to measure something.',
  busy: 'Another mode can be chosen once this test is over.',
  about: 'The CPT is about watching for one thing for a while, and pressing only then.',
  rest: 'Rest as long as you like. The test waits as long as this page stays open.',
  instruction: 'Press X when an X appears after an A.',
  firstPress: 'Press the x key or the X button once to begin.',
  noneFound: `The test can begin once you have found one. In the practice, press the x key, or the X button below the letters, each time an X comes right after an A. ${PLACE}`,
  noPress: `No press was heard. Press the x key, or the X button below the letters, when an X comes right after an A. ${PLACE}`,
  quickHow: `Letters appear one at a time for 30 seconds. Press the x key, or the X button below the letters, each time an X comes right after an A. Do nothing for any other letter. ${PLACE}`,
  fullHow: `Letters appear in pairs, one letter every one and a half seconds. When the second letter is an X and the first was an A, press the x key or the X button. For every other pair, do nothing. ${PLACE} There are 5 parts of 2 minutes, with breaks as long as you like.`,
  escapeStops: 'Escape stops the test.',
  quickLimit:
    'Accuracy is the share of your presses that were right. It does not say how many targets passed without a press.',
} as const;

/** The interval between letters as text. */
export const PACE: Readonly<Record<Difficulty, string>> = {
  easy: 'A letter every second.',
  medium: 'Two letters a second.',
  hard: 'About three letters a second.',
};
