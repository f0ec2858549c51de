/** Holds the runs of a test until the person's first press. */
export interface FirstPress {
  /** Calls `begin` immediately if there was a press before, otherwise on the first one. */
  readonly hold: (begin: () => void) => void;
  /** Whether a run waits for the first press. */
  readonly isAwaited: () => boolean;
  /** Records a press; true if it started the run, in which case it is not an answer. */
  readonly take: () => boolean;
  /** Cancels the waiting run. */
  readonly cancel: () => void;
}

/** Awaits a first press: some keyboards and input methods send no usable key, and their runs would have no answers. */
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
