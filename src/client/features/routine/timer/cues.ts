import { timedCues } from '#client/lib/timer/timed-cues.ts';
import { taskTimer } from './store.ts';

/** What is said when the time of a task is nearly over, and when it is. */
export const taskTimerCues = timedCues({
  record: taskTimer,
  name: 'task-timer',
  shownOn: ['/features/routine-builder', '/homepage'],
  // Without a number: the words stay where they can be read until the end, and are true all the while.
  words: (cue, { title }) => ({
    title: cue === 'end' ? 'Time is up.' : 'The time is nearly over.',
    body: title,
  }),
});
