import type { Neurotype } from '#domain/shared/neurotype.ts';

/** A whole number from 0 to 100 for each neurotype: how often its traits come up. */
export type NeurotypeScores = Readonly<Record<Neurotype, number>>;

const IN_A_SENTENCE: Readonly<Record<Neurotype, string>> = {
  ADHD: 'ADHD',
  Autism: 'autism',
  OCD: 'OCD',
};

/** The neurotype as it is written in the middle of a sentence. */
export const nameInSentence = (neurotype: Neurotype): string => IN_A_SENTENCE[neurotype];
