/** Delays the runs of a test until the person's first press. */
export interface FirstPress {
  /** Calls `begin` immediately if there was already a press; otherwise calls it on the first press. */
  readonly hold: (begin: () => void) => void;
  /** Whether a run waits for the first press. */
  readonly isAwaited: () => boolean;
  /** Records a press. Returns true if the press started the run; such a press does not count as an answer. */
  readonly take: () => boolean;
  /** Cancels the waiting run. */
  readonly cancel: () => void;
}

/**
 * Makes a run wait for a first press, which proves that presses arrive: some keyboards and input methods send no usable
 * key, and a run with such a keyboard would record no answers.
 */
export const createFirstPress = (): FirstPress => {
  let isHeard = false;
  let waiting: (() => void) | null = null;
  return {
    hold: (begin) => {
      if (isHeard) begin();
      else waiting = begin;
    },
    isAwaited: () => waiting !== null,
    take: () => {
      isHeard = true;
      const begin = waiting;
      waiting = null;
      begin?.();
      return begin !== null;
    },
    cancel: () => {
      waiting = null;
    },
  };
};
