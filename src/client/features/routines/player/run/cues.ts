import { timedCues } from '#client/lib/cues/timed-cues.ts';
import { playerAddress } from '#contract/shared/pages.ts';
import { isVibrationWanted } from '../panels/look.ts';
import { keptRunRecord } from './kept-run.ts';

/**
 * The cues of the current step, for a run that this device leads (controls): shortly before the end of the step, and at
 * its end.
 */
export const playerCues = timedCues({
  record: keptRunRecord,
  name: 'player',
  label: 'Routine',
  part: 'step',
  shownOn: ['/features/routine-builder'],
  pageOf: ({ routineId, date }) => playerAddress(routineId, date),
  isFelt: isVibrationWanted,
  // The texts contain no number, because they stay on screen until the end.
  words: (cue, { title, next }) => ({
    title: cue === 'end' ? 'The time of this step is over.' : 'This step is nearly over.',
    body: next === null ? title : `${title}. Then: ${next}`,
  }),
});
