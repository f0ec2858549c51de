import { DAY_MS, HOUR_MS } from '#domain/shared/time/durations.ts';
/**
 * One animation frame of a run. The times of a run are milliseconds on the run's own monotonic clock, which is 0 when
 * the run is created. The time of a frame is the onset of what the frame shows; the time of an answer is the time stamp
 * of its key or pointer event, not the time at which the event was handled.
 */
export interface FrameEvent {
  readonly type: 'frame';
  readonly atMs: number;
  /** The usual time between two frames, in milliseconds. */
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

/** Whether a frame is the frame nearest to a due time, or a later frame. */
export const isDue = (frame: FrameEvent, dueAtMs: number): boolean =>
  frame.atMs + frame.frameMs / 2 >= dueAtMs;

/** A time on the run's clock, limited to the first 24 hours, as a UTC instant in ISO 8601. */
export const wallTime = (startedAt: string, atMs: number): string =>
  new Date(Date.parse(startedAt) + Math.round(within(atMs, DAY_MS))).toISOString();
