/** How much of a task or routine to do, from all of it to its first small part. */
export const SIZES = ['full', 'lighter', 'micro'] as const;
export type Size = (typeof SIZES)[number];
