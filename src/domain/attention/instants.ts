import { DAY_MS, HOUR_MS } from '#domain/shared/time/durations.ts';
/**
 * One animation frame of a run. Times of a run are milliseconds on its own monotonic clock, 0 when the
 * run was created. A frame's time is the onset of what it shows; an answer's time is the time stamp of
 * its key or pointer event, not the time at which it was handled.
 */
export interface FrameEvent {
  readonly type: 'frame';
  readonly atMs: number;
  /** The usual time from frame to frame, in milliseconds. */
  readonly frameMs: number;
}

/** An action on the run as a whole, such as a pause. */
export interface ControlEvent {
  readonly type: 'start' | 'pause' | 'resume' | 'stop';
  readonly atMs: number;
}

/** The delay after a pause before the test continues, in milliseconds. */
export const RESUME_MS = 1000;

const within = (ms: number, mostMs: number): number =>
  Number.isNaN(ms) ? 0 : Math.min(mostMs, Math.max(0, ms));

/** The time between two instants in milliseconds, clamped to 0 to one hour; 0 for NaN. */
export const elapsedMs = (fromMs: number, toMs: number): number => within(toMs - fromMs, HOUR_MS);

/** Whether a frame is the nearest one to a due time, or later. */
export const isDue = (frame: FrameEvent, dueAtMs: number): boolean =>
  frame.atMs + frame.frameMs / 2 >= dueAtMs;

/** A time on the run's clock, limited to its first day, as a UTC instant in ISO 8601. */
export const wallTime = (startedAt: string, atMs: number): string =>
  new Date(Date.parse(startedAt) + Math.round(within(atMs, DAY_MS))).toISOString();
