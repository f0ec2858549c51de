/**
 * Does each thing once at a time: who asks for what is under way gets the same promise. It is done anew for
 * who asks after its end.
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
