import { medianOf } from '#domain/shared/numbers/median.ts';

/** What is taken when the screen tells nothing, as while the page is hidden: 60 frames a second. */
const USUAL_FRAME_MS = 1000 / 60;
const MEASURED_FRAMES = 24;
/** A page that gets so few frames in this time is hidden, or the device is stuck. */
const MEASURING_LIMIT_MS = 1_500;

/**
 * Calls `onFrame` on each animation frame with the frame's stamp and the time at which its work
 * began, both in milliseconds on the page's clock (that of `event.timeStamp`). Costs no memory per
 * frame. Returns how to stop.
 */
export const followFrames = (onFrame: (stampMs: number, nowMs: number) => void): (() => void) => {
  let next = 0;
  const frame = (stampMs: number): void => {
    next = requestAnimationFrame(frame);
    onFrame(stampMs, performance.now());
  };
  next = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(next);
};

/**
 * Measures this screen's time from frame to frame, in milliseconds: the median of 24 frames, which
 * takes about half a second and is not moved by a few late ones. 16.7 when there are too few frames.
 */
export const measureFrameMs = (): Promise<number> =>
  new Promise((resolve) => {
    const intervals = new Float64Array(MEASURED_FRAMES);
    let lastMs = Number.NaN;
    let count = 0;
    const settle = (frameMs: number): void => {
      stop();
      clearTimeout(limit);
      resolve(frameMs);
    };
    const stop = followFrames((stampMs) => {
      const intervalMs = stampMs - lastMs;
      lastMs = stampMs;
      if (!(intervalMs > 0)) return;
      intervals[count] = intervalMs;
      count += 1;
      if (count === MEASURED_FRAMES) settle(medianOf(intervals) ?? USUAL_FRAME_MS);
    });
    const limit = setTimeout(() => {
      const measured = count < 8 ? null : medianOf(intervals.subarray(0, count));
      settle(measured ?? USUAL_FRAME_MS);
    }, MEASURING_LIMIT_MS);
  });

/** Calls `listener` when the page is hidden: another tab, another app, a locked screen. Returns how to stop. */
export const onHidden = (listener: () => void): (() => void) => {
  const look = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
};
