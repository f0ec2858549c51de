import { texts } from '#texts/attention.js';
import type { RunStage } from './run-driver.ts';

/** The text on a stage before its run is first painted. */
export const openingText = (stage: RunStage | 'idle', firstPress: string): string => {
  if (stage === 'unheard') return firstPress;
  return stage === 'paused' ? texts.paused : texts.getReady;
};

/** A sentence on how many answers of a practice round were right. */
export const practiceText = (answers: readonly { readonly correct: boolean }[]): string => {
  if (answers.length === 0) return texts.practiceNotKept;
  const right = answers.filter(({ correct }) => correct).length;
  return texts.practiceResult({ right, total: answers.length });
};
