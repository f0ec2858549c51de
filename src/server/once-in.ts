/** Runs work at most once per interval; calls in between share the last result. */
export const onceIn = <Result>(
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
