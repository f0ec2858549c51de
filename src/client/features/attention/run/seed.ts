/** An unpredictable 32-bit seed for the random choices of a run. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
