/**
 * Runs one call per key at a time: concurrent callers share the same promise. A caller after its end starts a new run.
 */
export const oneAtATime = <T>(): ((key: string, make: () => Promise<T>) => Promise<T>) => {
  const underWay = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const made = make().finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
};
