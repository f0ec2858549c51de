/** A seed that nobody knows before: a whole number of 32 bits, from which all chance of a run comes. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
