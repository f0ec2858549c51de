import { leftInWords } from '#client/lib/time-left.ts';
import { timedCues } from '#client/lib/timed-cues.ts';
import { taskTimer } from './timer-store.ts';

/** What is said when the time of a task is nearly over, and when it is. */
export const taskTimerCues = timedCues({
  record: taskTimer,
  name: 'task-timer',
  shownOn: ['/features/routine-builder', '/homepage'],
  words: (cue, { title }, leftMs) => ({
    title: cue === 'end' ? 'Time is up.' : `${leftInWords(leftMs)} left.`,
    body: title,
  }),
});
