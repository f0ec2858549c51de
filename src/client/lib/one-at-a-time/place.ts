/** The thing chosen last, and its index at that time. */
export interface Chosen {
  readonly key: string;
  readonly at: number;
}

/**
 * Returns the index in `keys` of the thing to show, or -1 for none: the chosen one wherever it has moved to, or what
 * has taken its place when it is gone.
 */
export const placeOf = (keys: readonly string[], chosen: Chosen | null): number => {
  if (chosen === null) return keys.length === 0 ? -1 : 0;
  const at = keys.indexOf(chosen.key);
  return at >= 0 ? at : Math.min(chosen.at, keys.length - 1);
};

/** Returns the thing `by` places further on; null beyond either end. */
export const moveBy = (keys: readonly string[], at: number, by: 1 | -1): Chosen | null => {
  const key = keys[at + by];
  return key === undefined ? null : { key, at: at + by };
};
