import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/quiz.js';

/** The score of each neurotype, a whole number from 0 to 100: how often its traits come up. */
export type NeurotypeScores = Readonly<Record<Neurotype, number>>;

/** The neurotype's name as written within a sentence. */
export const nameInSentence = (neurotype: Neurotype): string => texts.inSentence[neurotype];
