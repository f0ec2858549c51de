/** After this long even a busy page does what waits, in milliseconds. */
const PATIENCE_MS = 1_000;

/** Work that must not hold up a frame. */
interface Later {
  /** Does it when the page is idle. */
  readonly add: (work: () => void) => void;
  /** Does now, in order, what still waits. */
  readonly flush: () => void;
}

/** Puts small works off until no frame is held up by them: saving an answer during a run. */
export const createLater = (): Later => {
  const waiting: (() => void)[] = [];
  const next = (): void => waiting.shift()?.();
  return {
    add: (work) => {
      waiting.push(work);
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: PATIENCE_MS });
      else setTimeout(next, 0);
    },
    flush: () => {
      for (const work of waiting.splice(0)) work();
    },
  };
};
