import { medianOf } from '#domain/shared/numbers/median.ts';
import type { Input, PressInput, TimingCard } from './recording.ts';

/** The usual frame interval is the median of the newest intervals, up to this many. */
const KEPT_INTERVALS = 1024;

/** Notes how a screen keeps time. A frame costs it no memory. */
export interface TimingRecorder {
  /** Takes in a frame: its stamp, and the time at which its work began, both on the page's clock. */
  readonly frame: (stampMs: number, nowMs: number) => void;
  /** The next frame follows a pause: the time before it is nobody's fault. */
  readonly pause: () => void;
  readonly press: (input: PressInput) => void;
  readonly card: (onset: TimingCard['onset']) => TimingCard;
}

const withInput = (input: Input, next: PressInput): Input =>
  input === 'none' || input === next ? next : 'mixed';

/**
 * Starts a timing card.
 *
 * @param frameMs the frame interval that the run counts with, by which late and dropped are judged
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
