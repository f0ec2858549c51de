import type { Clock } from '#client/platform/after.ts';

/** The functions with which a journey controls the app in its page. */
interface JourneyControls {
  readonly clock: Clock;
  readonly track: (work: Promise<unknown>) => void;
  /** Stops the clock. */
  readonly hold: () => void;
  /** Lets the clock run again. */
  readonly release: () => void;
  /** Advances a stopped clock. Everything that becomes due runs in order and is drawn. */
  readonly pass: (ms: number) => Promise<void>;
  /** Simulates that the device sleeps: time jumps, and timers that were due in between fire late. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Expires network and storage timeouts of up to `ms`. */
  readonly passLimits: (ms: number) => void;
  /** Sets the device's clock, as a person would in its settings. Pending timers do not fire sooner. */
  readonly setTime: (utcMs: number) => void;
  /** Lets the clock run and sets it to the time of this machine, as in a new page. */
  readonly reset: () => void;
}

declare global {
  var journeyControls: JourneyControls;
}

interface Timer {
  readonly ms: number;
  dueMs: number;
  readonly run: () => void;
  /** The browser's timer id while the clock runs. */
  handle: number | undefined;
}

/**
 * Runs in the page before the app; see `clock.ts`. It is serialized, so it must not refer to anything outside the
 * function.
 */
export const journeyScript = (): void => {
  const FRAME_MS = 1000 / 60;
  const root = (): HTMLElement | null => document.documentElement;
  const realUptimeMs = performance.now.bind(performance);
  const realSetTimeout = window.setTimeout.bind(window);
  const realClearTimeout = window.clearTimeout.bind(window);
  const timers = new Set<Timer>();
  const limits = new Set<Timer>();
  const frames = new Map<number, (frameMs: number) => void>();
  /** Maps frames that were requested while the clock was stopped to the browser's ids after the clock was released. */
  const released = new Map<number, number>();
  let wallMs = performance.timeOrigin;
  let aheadMs = 0;
  let heldAtMs: number | null = null;
  let frameCount = 0;

  const uptimeMs = (): number => heldAtMs ?? realUptimeMs() + aheadMs;

  // The state of the clock is stored, because the next page in this tab continues the same clock.
  const KEPT = 'journey-clock';
  const keepClock = (): void => {
    const currentMs = wallMs + uptimeMs();
    const kept = {
      heldAtMs: heldAtMs === null ? null : currentMs,
      aheadMs: currentMs - Date.now(),
    };
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // A page without an origin has no storage.
    }
  };
  const takeUpClock = (): void => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
      if (kept === null) return;
      if (kept.heldAtMs !== null) heldAtMs = uptimeMs();
      wallMs = (kept.heldAtMs ?? Date.now() + kept.aheadMs) - uptimeMs();
    } catch {
      // A page without an origin has no storage.
    }
  };
  takeUpClock();

  const arm = (timer: Timer, among: Set<Timer>): void => {
    realClearTimeout(timer.handle);
    timer.handle = realSetTimeout(
      () => {
        if (among.delete(timer)) timer.run();
      },
      Math.max(0, timer.dueMs - uptimeMs()),
    );
  };

  const startIn = (among: Set<Timer>, ms: number, run: () => void): (() => void) => {
    const timer: Timer = { ms, dueMs: uptimeMs() + ms, run, handle: undefined };
    among.add(timer);
    // Callbacks without a delay run even if the clock is stopped.
    if (heldAtMs === null || ms <= 0) arm(timer, among);
    return () => {
      realClearTimeout(timer.handle);
      among.delete(timer);
    };
  };

  const clock: Clock = {
    currentMs: () => Math.floor(wallMs + uptimeMs()),
    uptimeMs,
    after: (ms, run) => startIn(timers, ms, run),
    afterLimit: (ms, run) => startIn(limits, ms, run),
    beforeFrame: (run) => {
      if (heldAtMs === null) return requestAnimationFrame((frameMs) => run(frameMs + aheadMs));
      frameCount -= 1;
      frames.set(frameCount, run);
      return frameCount;
    },
    cancelFrame: (frame) => {
      const asked = released.get(frame) ?? frame;
      released.delete(frame);
      if (asked < 0) frames.delete(asked);
      else cancelAnimationFrame(asked);
    },
  };

  // React schedules its rendering with setImmediate if it exists. Replacing it shows when rendering is done.
  const channel = new MessageChannel();
  const tasks: (() => void)[] = [];
  let drawing = 0;
  channel.port1.onmessage = () => tasks.shift()?.();
  const soon = (run: () => void): void => {
    tasks.push(run);
    channel.port2.postMessage(null);
  };
  const drawSoon = (run: () => void): void => {
    drawing += 1;
    soon(() => {
      drawing -= 1;
      run();
    });
  };
  Object.assign(window, { setImmediate: drawSoon });

  // IndexedDB is asynchronous, so count its pending operations.
  let storing = 0;
  const countStoring = (begun: EventTarget, ends: readonly string[]): void => {
    storing += 1;
    const end = (): void => {
      storing -= 1;
    };
    for (const name of ends) begun.addEventListener(name, end, { once: true });
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function openCounted(...given) {
    const request = open.apply(this, given);
    countStoring(request, ['success', 'error']);
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function beginCounted(...given) {
    const begun = transaction.apply(this, given);
    countStoring(begun, ['complete', 'abort']);
    return begun;
  };

  /** Resolves when everything that the app has started is stored and drawn. Does not wait for the network. */
  const turn = async (): Promise<void> => {
    do await new Promise<void>(soon);
    while (drawing > 0 || storing > 0);
  };

  const hold = (): void => {
    if (heldAtMs !== null) return;
    heldAtMs = uptimeMs();
    keepClock();
    for (const timer of [...timers, ...limits]) realClearTimeout(timer.handle);
  };

  const release = (): void => {
    if (heldAtMs === null) return;
    aheadMs = heldAtMs - realUptimeMs();
    heldAtMs = null;
    keepClock();
    for (const timer of timers) arm(timer, timers);
    for (const limit of limits) {
      // Time that `pass` skipped must not count, or a call that is under way would fail at once and be sent again.
      limit.dueMs = uptimeMs() + limit.ms;
      arm(limit, limits);
    }
    const waiting = [...frames];
    frames.clear();
    for (const [frame, run] of waiting) released.set(frame, clock.beforeFrame(run));
  };

  const pass = async (ms: number): Promise<void> => {
    hold();
    // Two turns are needed to draw everything that the app has started and to set its timers.
    await turn();
    await turn();
    const endMs = uptimeMs() + ms;
    let nextFrameMs = uptimeMs() + FRAME_MS;
    for (;;) {
      const [next] = [...timers].sort((one, other) => one.dueMs - other.dueMs);
      const dueMs = next?.dueMs ?? Number.POSITIVE_INFINITY;
      const isFrame = frames.size > 0 && nextFrameMs <= dueMs;
      const atMs = isFrame ? nextFrameMs : dueMs;
      if (atMs > endMs) break;
      heldAtMs = Math.max(heldAtMs ?? 0, atMs);
      if (isFrame) {
        const waiting = [...frames.values()];
        frames.clear();
        for (const run of waiting) run(atMs);
      } else if (next !== undefined) {
        realClearTimeout(next.handle);
        timers.delete(next);
        next.run();
      }
      // Skip the frames up to this time, because frames also pass while nothing is drawn.
      while (nextFrameMs <= atMs) nextFrameMs += FRAME_MS;
      await turn();
      if (!isFrame) await turn();
    }
    heldAtMs = endMs;
    keepClock();
    await turn();
  };

  // Make the timestamps of events use the same clock.
  const { get: realStamp } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') ?? {};
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get(this: Event): number {
      return heldAtMs ?? Number(realStamp?.call(this)) + aheadMs;
    },
  });

  // The page is at rest when no work is pending and the result is drawn.
  let underWay = 0;
  let asked = 0;
  const rest = (): void => {
    if (root() !== null) delete root()?.dataset.settled;
    if (underWay > 0) return;
    asked += 1;
    const mine = asked;
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        // A time limit, because on a busy machine the browser may never be idle.
        requestIdleCallback(
          () => {
            if (mine === asked && underWay === 0 && document.readyState === 'complete')
              document.documentElement.dataset.settled = '';
          },
          { timeout: 1_000 },
        ),
      ),
    );
  };
  const track = (work: Promise<unknown>): void => {
    const done = (): void => {
      underWay -= 1;
      rest();
    };
    underWay += 1;
    delete root()?.dataset.settled;
    work.then(done, done);
  };
  // React may delay content by up to 300 ms after earlier content, using its own timer.
  const LONGEST_DRAWING_MS = 300;
  const drawings = new Map<number, () => void>();
  const drawLater = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
    if (ms > LONGEST_DRAWING_MS) return realSetTimeout(run, ms, ...given);
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = realSetTimeout(() => {
      drawings.delete(timer);
      resolve();
      run(...given);
    }, ms);
    drawings.set(timer, resolve);
    track(promise);
    return timer;
  };
  const drawNever = (timer?: number): void => {
    realClearTimeout(timer);
    if (timer === undefined) return;
    drawings.get(timer)?.();
    drawings.delete(timer);
  };
  Object.assign(window, { setTimeout: drawLater, clearTimeout: drawNever });

  for (const name of [
    ...[
      'pointerdown',
      'pointerup',
      'click',
      'keydown',
      'keyup',
      'input',
      'change',
      'submit',
      'wheel',
    ],
    ...[
      'load',
      'popstate',
      'pushState',
      'replaceState',
      'storage',
      'online',
      'offline',
      'pageshow',
      'visibilitychange',
    ],
  ])
    window.addEventListener(name, rest, { capture: true, passive: true });

  const controls: JourneyControls = {
    clock,
    track,
    hold,
    release,
    pass: async (ms) => {
      const passing = pass(ms);
      track(passing);
      await passing;
    },
    sleep: async (ms) => {
      if (heldAtMs === null) aheadMs += ms;
      else heldAtMs += ms;
      keepClock();
      const late = [...timers].filter(({ dueMs }) => dueMs <= uptimeMs());
      for (const timer of late.sort((one, other) => one.dueMs - other.dueMs)) {
        realClearTimeout(timer.handle);
        if (timers.delete(timer)) timer.run();
      }
      if (heldAtMs === null) {
        for (const timer of timers) {
          realClearTimeout(timer.handle);
          arm(timer, timers);
        }
      }
      await turn();
      rest();
    },
    passLimits: (ms) => {
      for (const limit of [...limits].filter(({ dueMs }) => dueMs <= uptimeMs() + ms)) {
        realClearTimeout(limit.handle);
        limits.delete(limit);
        limit.run();
      }
    },
    setTime: (utcMs) => {
      wallMs = utcMs - uptimeMs();
      keepClock();
    },
    reset: () => {
      release();
      wallMs = Date.now() - uptimeMs();
      keepClock();
    },
  };
  Object.assign(globalThis, { journey: controls, journeyControls: controls });
};
