/** A copy of the set with `item` in it if it was not, and without it if it was. */
export const toggled = <T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> => {
  const copy = new Set(set);
  if (!copy.delete(item)) copy.add(item);
  return copy;
};
