/**
 * Whether this process is about to stop. Such a process still responds to requests, but load balancers should send it
 * no further requests.
 */
export interface Drain {
  readonly begin: () => void;
  readonly hasBegun: () => boolean;
}

/** Creates the state of a process that is not about to stop yet. */
export const newDrain = (): Drain => {
  let begun = false;
  return {
    begin: () => {
      begun = true;
    },
    hasBegun: () => begun,
  };
};
