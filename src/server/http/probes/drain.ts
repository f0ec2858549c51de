/** Whether this process is on its way to stop: it answers what comes, and wants nothing more. */
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
