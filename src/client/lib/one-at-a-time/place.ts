/** The last chosen item, and the index that it had then. */
export interface Chosen {
  readonly key: string;
  readonly at: number;
}

/**
 * Returns the index in `keys` of the item to show, or -1 for none. If the chosen item has moved, its new index is
 * returned; if it is gone, the item that took its place is shown.
 */
export const placeOf = (keys: readonly string[], chosen: Chosen | null): number => {
  if (chosen === null) return keys.length === 0 ? -1 : 0;
  const at = keys.indexOf(chosen.key);
  return at >= 0 ? at : Math.min(chosen.at, keys.length - 1);
};

/** Returns the item after index `at`, or the item before it if `by` is -1; null if there is no such item. */
export const moveBy = (keys: readonly string[], at: number, by: 1 | -1): Chosen | null => {
  const key = keys[at + by];
  return key === undefined ? null : { key, at: at + by };
};
