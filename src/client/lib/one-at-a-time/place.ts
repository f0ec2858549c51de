/** What was chosen last, and where it was then. */
export interface Chosen {
  readonly key: string;
  readonly at: number;
}

/**
 * Returns where in `keys` the thing to be shown is, or -1 when there is none: the chosen one wherever it has
 * moved to, or what has come to its place when it is gone.
 */
export const placeOf = (keys: readonly string[], chosen: Chosen | null): number => {
  if (chosen === null) return keys.length === 0 ? -1 : 0;
  const at = keys.indexOf(chosen.key);
  return at >= 0 ? at : Math.min(chosen.at, keys.length - 1);
};

/** Returns what is chosen `by` places further on; null beyond the first and the last. */
export const moveBy = (keys: readonly string[], at: number, by: 1 | -1): Chosen | null => {
  const key = keys[at + by];
  return key === undefined ? null : { key, at: at + by };
};
