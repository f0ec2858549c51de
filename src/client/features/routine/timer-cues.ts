import { leftInWords } from '#client/lib/time-left.ts';
import type { CueKind } from '#client/lib/use-transition-cues.ts';
import { type TaskTimerState, taskTimer } from './timer-store.ts';

/** What is said when the time of a task is nearly over, and when it is. */
export const taskTimerCues: CueKind<TaskTimerState> = {
  record: taskTimer,
  name: 'task-timer',
  shownOn: ['/features/routine-builder', '/homepage'],
  words: (cue, { title }, leftMs) => ({
    title: cue === 'end' ? 'Time is up.' : `${leftInWords(leftMs)} left.`,
    body: title,
  }),
};
