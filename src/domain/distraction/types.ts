/** The things that can pull attention away. */
export const DISTRACTION_TYPES = ['Phone', 'Noise', 'Thoughts', 'People', 'Fatigue'] as const;
export type DistractionType = (typeof DISTRACTION_TYPES)[number];
