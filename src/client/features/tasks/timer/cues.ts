import { timedCues } from '#client/lib/cues/timed-cues.ts';
import { texts } from '#texts/tasks-steps.js';
import { taskTimer } from './kept-timer.ts';

/** The cues of the task timer. */
export const taskTimerCues = timedCues({
  record: taskTimer,
  name: 'task-timer',
  label: texts.timerName,
  part: 'task',
  shownOn: ['/features/routine-builder', '/homepage'],
  // The texts contain no number, because they stay on screen until the end.
  words: (cue, { title }) => ({
    title: cue === 'end' ? texts.timeIsUp : texts.timeNearlyOver,
    body: title,
  }),
});
