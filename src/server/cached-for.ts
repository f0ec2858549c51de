/** Runs work at most once per interval. Calls within the interval get the result of the last run. */
export const cachedFor = <Result>(
  everyMs: number,
  work: () => Promise<Result>,
): (() => Promise<Result>) => {
  let last: { readonly atMs: number; readonly done: Promise<Result> } | null = null;
  return () => {
    const nowMs = performance.now();
    if (last === null || nowMs - last.atMs >= everyMs) last = { atMs: nowMs, done: work() };
    return last.done;
  };
};
