import * as z from 'zod/mini';
import {
  pauseTimed,
  resumeTimed,
  startTimed,
  timedFields,
} from '#client/lib/timer/timed-record.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import type { Timed } from '#domain/shared/time/cues.ts';

/** The one task that is timed now. */
export interface TaskTimerState extends Timed {
  readonly taskId: string;
  /** As it was when the timer was started. */
  readonly title: string;
}

const kept = z.object({ taskId: z.string(), title: z.string(), ...timedFields });

/** The running timer of the person, the same in all tabs; null while none runs. */
export const taskTimer = deviceValue<TaskTimerState>('task-timer', (given) => {
  const read = z.safeParse(kept, given);
  return read.success ? read.data : null;
});

/** The id of the task whose timer was started in this tab and is not shown yet. */
let justStarted: string | null = null;

/** Whether this task's timer was started in this tab since the last call: it then takes the focus. */
export const takeJustStarted = (taskId: string): boolean => {
  const was = justStarted === taskId;
  justStarted = null;
  return was;
};

interface TimedTask {
  readonly _id: string;
  readonly title: string;
  /** Whole minutes. */
  readonly estimatedTime: number;
}

const MINUTE_MS = 60_000;

/** Starts timing this task, in the place of one that was timed. Call it in a press. */
const start = ({ _id, title, estimatedTime }: TimedTask): void => {
  justStarted = _id;
  taskTimer.set({ taskId: _id, title, ...startTimed(estimatedTime * MINUTE_MS) });
};

/** Ends the timer if it is that of this task. */
export const stopTimerOf = (taskId: string): void => {
  if (taskTimer.get()?.taskId === taskId) taskTimer.set(null);
};

const actions = {
  start,
  pause: (): void => pauseTimed(taskTimer),
  resume: (): void => resumeTimed(taskTimer),
  stop: (): void => taskTimer.set(null),
};

/** The timer of a task, and how to start, hold and end it. It outlasts reloads and other pages. */
export const useTaskTimer = () => ({ running: useDeviceValue(taskTimer), ...actions });
