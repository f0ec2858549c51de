import type { Difficulty } from '#domain/attention/recording.ts';

export const CPT_PAGE_TEXTS = {
  title: 'CPT Attention Test',
  instruction: 'Press X when an X appears after an A.',
  quickHow:
    'Letters appear one at a time for 30 seconds. Press the x key, or the X button below the letters, each time an X comes right after an A. Do nothing for any other letter.',
  fullHow:
    'Letters appear in pairs, one letter every one and a half seconds. When the second letter is an X and the first was an A, press the x key or the X button. For every other pair, do nothing. There are 5 parts of 2 minutes, with breaks as long as you like.',
  notDiagnosis: 'This is practice and self-observation. It is not a diagnosis.',
  escapeStops: 'Escape stops the test.',
  escapePauses: 'Escape pauses the test.',
  quickLeft:
    'This page was left while the test ran, so the test stopped. The run is kept, marked as interrupted, and left out of your summaries. You can start again at any time.',
  fullLeft:
    'This page was left while letters were coming, so the test is paused. You can go on. The run is kept, marked as interrupted, and left out of your summaries.',
  wasLeft:
    'This page was left while letters were coming. The run is kept, marked as interrupted, and left out of your summaries.',
  quickLimit:
    'Accuracy is the share of your presses that were right. It does not say how many targets passed without a press.',
} as const;

/** How often letters come, in words. */
export const PACE: Readonly<Record<Difficulty, string>> = {
  easy: 'A letter every second.',
  medium: 'Two letters a second.',
  hard: 'About three letters a second.',
};

export const LEVELS: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};
