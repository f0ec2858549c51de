/** Makes the runs of a test wait until one press of the person was heard. */
export interface FirstPress {
  /** Calls `begin` at once when a press was heard before, and else at the first one. */
  readonly hold: (begin: () => void) => void;
  /** Whether a run waits for the first press. */
  readonly isAwaited: () => boolean;
  /** Notes a press; true when a run began by it, so that it is no answer. */
  readonly take: () => boolean;
  /** The run that waits is not to begin any more. */
  readonly cancel: () => void;
}

/** Some keyboards and input methods send no key that a test knows: its run would count as one without answers. */
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
