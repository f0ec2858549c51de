import { medianOf } from '#domain/shared/numbers/median.ts';
import type { Input, PressInput, TimingCard } from './recording.ts';

/** Number of most recent intervals between frames that are stored; their median is the frame interval. */
const KEPT_INTERVALS = 1024;

/** Records how well a screen keeps time; recording a frame allocates no memory. */
export interface TimingRecorder {
  /** Records a frame by its time stamp and the time at which its callback ran, in milliseconds on the page's clock. */
  readonly frame: (stampMs: number, nowMs: number) => void;
  /** Excludes the time before the next frame, because it was a pause. */
  readonly pause: () => void;
  readonly press: (input: PressInput) => void;
  readonly card: (onset: TimingCard['onset']) => TimingCard;
}

const withInput = (input: Input, next: PressInput): Input =>
  input === 'none' || input === next ? next : 'mixed';

/**
 * A recorder for the timing card of one run.
 *
 * @param frameMs the frame interval that the run assumes, for deciding which frames are late or dropped
 */
export const createTimingRecorder = (frameMs: number): TimingRecorder => {
  const intervals = new Float64Array(KEPT_INTERVALS);
  let input: Input = 'none';
  let counted = 0;
  let frames = 0;
  let lateFrames = 0;
  let droppedFrames = 0;
  let longestMs = 0;
  let lastStampMs = Number.NaN;

  const frame = (stampMs: number, nowMs: number): void => {
    frames += 1;
    if (nowMs - stampMs > frameMs / 2) lateFrames += 1;
    const intervalMs = stampMs - lastStampMs;
    lastStampMs = stampMs;
    if (Number.isNaN(intervalMs)) return;
    intervals[counted % KEPT_INTERVALS] = intervalMs;
    counted += 1;
    longestMs = Math.max(longestMs, intervalMs);
    droppedFrames += Math.max(0, Math.round(intervalMs / frameMs) - 1);
  };

  return {
    frame,
    pause: () => {
      lastStampMs = Number.NaN;
    },
    press: (next) => {
      input = withInput(input, next);
    },
    card: (onset) => ({
      frameMs: medianOf(intervals.subarray(0, Math.min(counted, KEPT_INTERVALS))),
      frames,
      lateFrames,
      droppedFrames,
      longestFrameMs: counted > 0 ? longestMs : null,
      input,
      onset,
    }),
  };
};
