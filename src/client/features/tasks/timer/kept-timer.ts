import * as z from 'zod/mini';
import { pauseTimed, resumeTimed, startTimed, timedFields } from '#client/lib/cues/timed-record.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import type { Timed } from '#domain/shared/time/cues.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';

/** The timer of one task. */
export interface TaskTimerState extends Timed {
  readonly taskId: string;
  /** The title at the start of the timer. */
  readonly title: string;
  /** Whether it times only a part of the task or a break, so its end does not complete the task. */
  readonly isPart: boolean;
  /** Whether a companion is shown while it runs. */
  readonly companion: boolean;
}

const kept = z.object({
  taskId: z.string(),
  title: z.string(),
  isPart: z._default(z.boolean(), false),
  companion: z._default(z.boolean(), false),
  ...timedFields,
});

/** The person's task timer, shared by all tabs; null for none. */
export const taskTimer = deviceValue<TaskTimerState>('task-timer', (given) => {
  const read = z.safeParse(kept, given);
  return read.success ? read.data : null;
});

/** The id of the task whose timer was just started in this tab and is not rendered yet. */
let justStarted: string | null = null;

/**
 * Whether this task's timer was just started in this tab, so that it takes the focus; true only
 * once.
 */
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

/** Starts the timer of this task and replaces any other; must be called in a press handler. */
const start = ({ _id, title, estimatedTime }: TimedTask): void => {
  justStarted = _id;
  const whole = { isPart: false, companion: false };
  taskTimer.set({ taskId: _id, title, ...whole, ...startTimed(estimatedTime * MINUTE_MS) });
};

/**
 * Starts a timer for a part of a task or a break; otherwise like `start`.
 *
 * @param title the part or break, shown as the timer's title
 */
const startPart = (
  { _id }: Pick<TimedTask, '_id'>,
  { title, minutes, companion }: { title: string; minutes: number; companion: boolean },
): void => {
  justStarted = _id;
  const part = { taskId: _id, title, isPart: true, companion };
  taskTimer.set({ ...part, ...startTimed(minutes * MINUTE_MS) });
};

/** Restarts the running timer with this many minutes from now; must be called in a press handler. */
const goOn = (minutes: number): void => {
  const running = taskTimer.get();
  if (running !== null) taskTimer.set({ ...running, ...startTimed(minutes * MINUTE_MS) });
};

/** Stops the timer if it is this task's. */
export const stopTimerOf = (taskId: string): void => {
  if (taskTimer.get()?.taskId === taskId) taskTimer.set(null);
};

const actions = {
  start,
  startPart,
  goOn,
  pause: (): void => pauseTimed(taskTimer),
  resume: (): void => resumeTimed(taskTimer),
  stop: (): void => taskTimer.set(null),
};

/** The task timer with its actions; it survives reloads and navigation. */
export const useTaskTimer = () => ({ running: useDeviceValue(taskTimer), ...actions });
