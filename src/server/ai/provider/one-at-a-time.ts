/**
 * Runs the work for each key only once at a time: callers that ask while the work runs share one promise. A call after
 * it has ended starts a new run.
 */
export const oneAtATime = <T>(): ((key: string, make: () => Promise<T>) => Promise<T>) => {
  const inProgress = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = inProgress.get(key);
    if (known !== undefined) return known;
    const made = make().finally(() => inProgress.delete(key));
    inProgress.set(key, made);
    return made;
  };
};
