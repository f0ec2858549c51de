import type { Neurotype } from '#domain/shared/neurotype.ts';

/** The score of each neurotype, a whole number from 0 to 100: how often its traits come up. */
export type NeurotypeScores = Readonly<Record<Neurotype, number>>;

const IN_A_SENTENCE: Readonly<Record<Neurotype, string>> = {
  ADHD: 'ADHD',
  Autism: 'autism',
  OCD: 'OCD',
};

/** The neurotype's name as written within a sentence. */
export const nameInSentence = (neurotype: Neurotype): string => IN_A_SENTENCE[neurotype];
