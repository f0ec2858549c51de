/** The three neurotypes, in the order that breaks ties between equal scores. */
export const NEUROTYPES = ['ADHD', 'Autism', 'OCD'] as const;
export type Neurotype = (typeof NEUROTYPES)[number];
