export const SHELL_TEXTS = {
  escape: 'Escape pauses the test.',
  notDiagnosis: 'This is practice and self-observation. It is not a diagnosis.',
  anyTime: 'You can pause or stop at any time, and nothing is lost.',
  quickLeft:
    'This page was left while the test ran, so the test stopped. The run is kept, marked as interrupted. You can start again at any time.',
  fullLeft:
    'This page was left, so the test is paused. You can continue when you like. The run is kept, marked as interrupted, and left out of your summaries.',
  practiceLeft: 'This page was left, so the practice is paused. You can continue when you like.',
  wasLeft:
    'This page was left during the run. The run is kept, marked as interrupted, and left out of your summaries.',
  unsaved: 'The result was not saved yet. It is still here.',
  noAnswers: 'There was no answer, so there is nothing to tell. Nothing was kept.',
  ownRuns: 'Compare with your own earlier runs, and not with other people.',
} as const;

/** How many answers of a practice round were right, in one sentence. */
export const practiceText = (answers: readonly { readonly correct: boolean }[]): string => {
  const right = answers.filter(({ correct }) => correct).length;
  return `${right} of ${answers.length} were right. Practice is not kept.`;
};
