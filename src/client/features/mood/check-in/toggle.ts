/** A copy of the set with `item` added if it was missing, or removed if it was there. */
export const withToggled = <T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> => {
  const copy = new Set(set);
  if (!copy.delete(item)) copy.add(item);
  return copy;
};
