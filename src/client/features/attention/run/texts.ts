import type { RunStage } from './run-driver.ts';

const NO_COUNT = 'It does not count. You do not need to do anything.';

/** The part of a reaction time that the device causes. The figures are in docs/science/timing.md. */
const DELAY = 'about 4 to 20 ms from the browser, and more from your keyboard and screen';

/** Texts that all four tests share. */
export const RUN_TEXTS = {
  escapePauses: 'Escape pauses the test.',
  escapeEndsPractice: 'Escape ends the practice.',
  escapePausesPractice: 'Escape pauses the practice.',
  notDiagnosis: 'This is practice and self-observation. It is not a diagnosis.',
  quickAnyTime: 'You can pause or stop at any time.',
  fullAnyTime:
    'You can pause at any time, and stop in a pause. A full test that is stopped early does not count.',
  quickLeft: `This page was left while the test ran, so the test stopped. ${NO_COUNT} You can start again at any time.`,
  quickLeftEmpty:
    'This page was left while the test ran, so the test stopped. You can start again at any time.',
  fullLeft:
    'This page was left, so the test is paused. You can go on when you like, but this test does not count any more.',
  practiceLeft: 'This page was left, so the practice is paused. You can go on when you like.',
  wasLeft: `This page was left during the test. ${NO_COUNT}`,
  stoppedEarly: `The test was stopped before its end. ${NO_COUNT}`,
  unsaved: 'The result was not saved yet. It is still here.',
  noAnswers: 'There was no answer, so there is no result. Nothing was saved.',
  fewRight: 'There were not enough right answers for a result.',
  delay: `It includes ${DELAY}. Most of that is the same for each answer, so it hardly changes how your times differ.`,
  delayInAll: `Each reaction time includes ${DELAY}.`,
  ownRuns: 'Compare with your own earlier runs, and not with other people.',
  busy: 'Another test or mode can be chosen once this one is over.',
} as const;

/** The text on a stage before its run is first painted. */
export const openingText = (stage: RunStage | 'idle', firstPress: string): string => {
  if (stage === 'unheard') return firstPress;
  return stage === 'paused' ? 'Paused' : 'Get ready';
};

/** A sentence on how many answers of a practice round were right. */
export const practiceText = (answers: readonly { readonly correct: boolean }[]): string => {
  if (answers.length === 0) return 'Practice is not kept.';
  const right = answers.filter(({ correct }) => correct).length;
  return `${right} of ${answers.length} were right. Practice is not kept.`;
};
