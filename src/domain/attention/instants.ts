/**
 * Instants of a run are milliseconds on its own clock: 0 when the run was made, never set back.
 * A frame's instant is the onset of what it shows; an answer's is the time stamp of the key or
 * pointer event, not when it was handled.
 */
export interface FrameEvent {
  readonly type: 'frame';
  readonly atMs: number;
  /** The usual time from frame to frame, in milliseconds. */
  readonly frameMs: number;
}

/** What a person does to a run as a whole. */
export interface ControlEvent {
  readonly type: 'start' | 'pause' | 'resume' | 'stop';
  readonly atMs: number;
}

/** After a pause, the time until the test goes on, in milliseconds. */
export const RESUME_MS = 1000;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const within = (ms: number, mostMs: number): number =>
  Number.isNaN(ms) ? 0 : Math.min(mostMs, Math.max(0, ms));

/** The time of an answer in milliseconds: from 0 to an hour, and 0 when it cannot be told. */
export const elapsedMs = (fromMs: number, toMs: number): number => within(toMs - fromMs, HOUR_MS);

/** Whether a frame is the one nearest to an instant, or a later one. */
export const isDue = (frame: FrameEvent, dueAtMs: number): boolean =>
  frame.atMs + frame.frameMs / 2 >= dueAtMs;

/** An instant of a run, of its first day, as a UTC instant in ISO 8601; `startedAt` is such an instant too. */
export const wallTime = (startedAt: string, atMs: number): string =>
  new Date(Date.parse(startedAt) + Math.round(within(atMs, DAY_MS))).toISOString();
