/** A source of time: the browser's own clock, or the clock of a journey (browser test). */
export interface Clock {
  /** The current time in UTC ms. */
  readonly currentMs: () => number;
  /**
   * Milliseconds since the page began, on the same clock as `event.timeStamp`. Unaffected if the device's clock is set.
   */
  readonly uptimeMs: () => number;
  /** Runs something once after `ms`. Returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Like `after`, for time limits on the network and the device's storage. */
  readonly afterLimit: (ms: number, run: () => void) => () => void;
  /** Runs something before the next frame is drawn, with the time of that frame. Returns a number for `cancelFrame`. */
  readonly beforeFrame: (run: (frameMs: number) => void) => number;
  readonly cancelFrame: (frame: number) => void;
}

declare global {
  /** Set by browser tests before the app starts: a clock that the test controls, and a callback for pending work. */
  var journey:
    | { readonly clock: Clock; readonly track: (work: Promise<unknown>) => void }
    | undefined;
}

const browserAfter: Clock['after'] = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const BROWSER: Clock = {
  currentMs: () => Date.now(),
  uptimeMs: () => performance.now(),
  after: browserAfter,
  afterLimit: browserAfter,
  beforeFrame: (run) => requestAnimationFrame(run),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
};

/**
 * The only source of time in the client. No other module sets a timer or reads a clock, except for the age of cached
 * queries (`sync/on-open.ts`); `tests/boundaries.test.ts` checks that.
 */
export const { currentMs, uptimeMs, after, afterLimit, beforeFrame, cancelFrame } =
  globalThis.journey?.clock ?? BROWSER;

let atWork = 0;

/** Whether any work that `tracked` was called with is not done yet. */
export const isAtWork = (): boolean => atWork > 0;

/**
 * Counts work that changes the page or stored data until it is done: calls, storing, and loading parts. Browser tests
 * and new versions of the app wait for it.
 */
export const tracked = <Result>(work: Promise<Result>): Promise<Result> => {
  const done = (): void => {
    atWork -= 1;
  };
  atWork += 1;
  work.then(done, done);
  globalThis.journey?.track(work);
  return work;
};

/** The current time as a UTC ISO-8601 instant. */
export const currentIso = (): string => new Date(currentMs()).toISOString();

/** Runs something every `ms`. Returns a function that stops it. */
export const every = (ms: number, run: () => void): (() => void) => {
  const next = (): (() => void) =>
    after(ms, () => {
      cancel = next();
      run();
    });
  let cancel = next();
  return () => cancel();
};

/** Runs something when the page is idle, or after `ms` at most. */
export const whenIdle = (ms: number, run: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: ms });
  else after(0, run);
};

/** Thrown when work takes longer than its limit; the work itself may still complete. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** The time limit for the device's storage, which usually responds immediately but may hang. */
export const STORAGE_LIMIT_MS = 1_500;

/** Settles with the result of `work`, or rejects with `TooLate` if that takes longer than `limitMs`. */
export const within = async <Result>(limitMs: number, work: Promise<Result>): Promise<Result> => {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const cancel = afterLimit(limitMs, () => reject(new TooLate()));
  try {
    return await Promise.race([work, limit]);
  } finally {
    cancel();
  }
};

/** A signal that aborts after `limitMs`. */
export const limitSignal = (limitMs: number): AbortSignal => {
  const controller = new AbortController();
  afterLimit(limitMs, () => controller.abort(new TooLate()));
  return controller.signal;
};
