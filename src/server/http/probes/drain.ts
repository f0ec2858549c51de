/** Whether this process is about to stop: it still answers requests, but should get no more. */
export interface Drain {
  readonly begin: () => void;
  readonly hasBegun: () => boolean;
}

/** A drain that has not begun. */
export const newDrain = (): Drain => {
  let begun = false;
  return {
    begin: () => {
      begun = true;
    },
    hasBegun: () => begun,
  };
};
