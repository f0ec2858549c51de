import { timedCues } from '#client/lib/cues/timed-cues.ts';
import { playerAddress } from '#contract/shared/pages.ts';
import { texts } from '#texts/routine-player.js';
import { isVibrationWanted } from '../panels/look.ts';
import { keptRunRecord } from './kept-run.ts';

/**
 * The cues of the current step, for a run that this device leads (controls): shortly before the end of the step, and at
 * its end.
 */
export const playerCues = timedCues({
  record: keptRunRecord,
  name: 'player',
  label: texts.routine,
  part: 'step',
  shownOn: ['/features/routine-builder'],
  pageOf: ({ routineId, date }) => playerAddress(routineId, date),
  isFelt: isVibrationWanted,
  // The texts contain no number, because they stay on screen until the end.
  words: (cue, { title, next }) => ({
    title: cue === 'end' ? texts.stepIsOver : texts.stepIsNearlyOver,
    body: next === null ? title : texts.stepThenNext({ step: title, next }),
  }),
});
