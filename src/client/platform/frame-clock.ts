import { medianOf } from '#domain/shared/numbers/median.ts';
import { after, beforeFrame, cancelFrame, uptimeMs } from './after.ts';

/** Used if the screen cannot be measured, as in a hidden page: 60 frames per second. */
const DEFAULT_FRAME_MS = 1000 / 60;
const MEASURED_FRAMES = 24;
/** The time limit for the measurement, in case the page is hidden or the device hangs. */
const MEASURING_LIMIT_MS = 1_500;

/**
 * Calls `onFrame` on each animation frame with the frame's time stamp and the time at which its callback began, both on
 * the same clock as `event.timeStamp`. Allocates no memory per frame. Returns a function that stops it.
 */
export const followFrames = (onFrame: (stampMs: number, nowMs: number) => void): (() => void) => {
  let next = 0;
  const frame = (stampMs: number): void => {
    next = beforeFrame(frame);
    onFrame(stampMs, uptimeMs());
  };
  next = beforeFrame(frame);
  return () => cancelFrame(next);
};

/**
 * Measures the frame interval of this screen in milliseconds. The measurement takes the median of 24 frames, which
 * takes about half a second and is not affected by a few late frames. The result is 16.7 if there are too few frames.
 */
export const measureFrameMs = (): Promise<number> =>
  new Promise((resolve) => {
    const intervals = new Float64Array(MEASURED_FRAMES);
    let lastMs = Number.NaN;
    let count = 0;
    const finish = (frameMs: number): void => {
      stop();
      cancel();
      resolve(frameMs);
    };
    const stop = followFrames((stampMs) => {
      const intervalMs = stampMs - lastMs;
      lastMs = stampMs;
      if (!(intervalMs > 0)) return;
      intervals[count] = intervalMs;
      count += 1;
      if (count === MEASURED_FRAMES) finish(medianOf(intervals) ?? DEFAULT_FRAME_MS);
    });
    const cancel = after(MEASURING_LIMIT_MS, () => {
      const measured = count < 8 ? null : medianOf(intervals.subarray(0, count));
      finish(measured ?? DEFAULT_FRAME_MS);
    });
  });

/**
 * Calls `listener` when the page is hidden, for example by another tab, another app or a locked screen. Returns a
 * function that unsubscribes.
 */
export const onHidden = (listener: () => void): (() => void) => {
  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => document.removeEventListener('visibilitychange', onVisibilityChange);
};
