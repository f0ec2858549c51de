import { pauseTimed, resumeTimed, startTimed, timedFields } from '#client/lib/cues/timed-record.ts';
import { currentMs } from '#client/platform/after.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { isFlag, isText, nullable, shaped } from '#domain/shared/guards.ts';
import { pauseCountdown, remainingMs } from '#domain/shared/time/countdown.ts';
import type { Timed } from '#domain/shared/time/cues.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';

/** The timer of one task, without another one that it has interrupted. */
interface SingleTimer extends Timed {
  readonly taskId: string;
  /** The title of the task when the timer was started. */
  readonly title: string;
  /** Whether the timer is for only a part of the task or for a break. If so, its end does not complete the task. */
  readonly isPart: boolean;
  /** Whether the timer is for a break. */
  readonly isBreak: boolean;
  /** Whether the person chose the companion. */
  readonly companion: boolean;
}

/** The timer of one task. */
export interface TaskTimerState extends SingleTimer {
  /** The timer that this one has interrupted, which comes back, paused, when this one ends; null if there is none. */
  readonly interrupted: SingleTimer | null;
}

const FIELDS = { taskId: isText, title: isText, ...timedFields };
const FLAGS = { isPart: isFlag, isBreak: isFlag, companion: isFlag };

// Earlier versions stored neither the flags nor an interrupted timer.
const isKept = shaped(FIELDS, {
  ...FLAGS,
  interrupted: nullable(shaped({ ...FIELDS, ...FLAGS })),
});

/** The person's task timer, which all tabs share; null if no timer is running. */
export const taskTimer = deviceValue<TaskTimerState>('task-timer', (kept) =>
  isKept(kept)
    ? {
        ...kept,
        isPart: kept.isPart ?? false,
        isBreak: kept.isBreak ?? false,
        companion: kept.companion ?? false,
        interrupted: kept.interrupted ?? null,
      }
    : null,
);

/** The id of the task whose timer was just started in this tab but is not rendered yet; null if there is none. */
let justStarted: string | null = null;

/**
 * Whether the timer of this task was just started in this tab, so that the timer takes the focus. Returns true only
 * once.
 */
export const takeJustStarted = (taskId: string): boolean => {
  const was = justStarted === taskId;
  justStarted = null;
  return was;
};

/** A task that can be timed. */
export interface TimedTask {
  readonly _id: string;
  readonly title: string;
  /** The estimated time in whole minutes. */
  readonly estimatedTime: number;
}

/** The running timer of another task, paused; null if there is none, or if its time is over. */
const interruptedBy = (taskId: string): SingleTimer | null => {
  const running = taskTimer.get();
  if (running === null || running.taskId === taskId) return running?.interrupted ?? null;
  const { interrupted: _, ...timer } = running;
  const nowMs = currentMs();
  if (remainingMs(timer.countdown, nowMs) === 0) return null;
  return { ...timer, countdown: pauseCountdown(timer.countdown, nowMs) };
};

/** Starts the timer of this task and interrupts any other timer. Must be called in a press handler. */
const start = ({ _id, title, estimatedTime }: TimedTask): void => {
  justStarted = _id;
  const whole = {
    isPart: false,
    isBreak: false,
    companion: false,
    interrupted: interruptedBy(_id),
  };
  taskTimer.set({ taskId: _id, title, ...whole, ...startTimed(estimatedTime * MINUTE_MS) });
};

/**
 * Starts a timer for a part of a task or for a break, and otherwise works like `start`.
 *
 * @param title the part or the break, shown as the timer's title
 */
const startPart = (
  { _id }: Pick<TimedTask, '_id'>,
  {
    title,
    minutes,
    isBreak = false,
    companion = false,
  }: { title: string; minutes: number; isBreak?: boolean; companion?: boolean },
): void => {
  justStarted = _id;
  const part = {
    taskId: _id,
    title,
    isPart: true,
    isBreak,
    companion,
    interrupted: interruptedBy(_id),
  };
  taskTimer.set({ ...part, ...startTimed(minutes * MINUTE_MS) });
};

/** Restarts the running timer with this number of minutes from now. Must be called in a press handler. */
const goOn = (minutes: number): void => {
  const running = taskTimer.get();
  if (running !== null) taskTimer.set({ ...running, ...startTimed(minutes * MINUTE_MS) });
};

/** Stops the timer. The timer that it has interrupted comes back, paused. */
const stop = (): void => {
  const interrupted = taskTimer.get()?.interrupted ?? null;
  taskTimer.set(interrupted === null ? null : { ...interrupted, interrupted: null });
};

/** Stops the timer if it belongs to this task, also if another timer has interrupted it. */
export const stopTimerOf = (taskId: string): void => {
  const running = taskTimer.get();
  if (running?.taskId === taskId) stop();
  else if (running?.interrupted?.taskId === taskId)
    taskTimer.set({ ...running, interrupted: null });
};

const actions = {
  start,
  startPart,
  goOn,
  pause: (): void => pauseTimed(taskTimer),
  resume: (): void => resumeTimed(taskTimer),
  stop,
};

/** The task timer with its actions. The timer continues after reloads and navigation. */
export const useTaskTimer = () => ({ running: useDeviceValue(taskTimer), ...actions });
