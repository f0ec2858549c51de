import type { Category } from './assessment.ts';
import type { Run } from './learned/features.ts';

/** The classifier's result for a message. */
export interface LearnedRisk {
  /** Whether the score reaches the threshold. */
  readonly isRaised: boolean;
  readonly category: Category;
  readonly isAboutOther: boolean;
}

/**
 * The guard's trained text classifier. It can only cause a soft question: it never lowers the level of a sign, and
 * never triggers the full reply.
 */
export interface LearnedPart {
  /** The risk of one message, given as sentences; null if there is nothing to score. */
  riskOf(sentences: readonly Run[]): LearnedRisk | null;
}

/** A classifier that detects nothing, used when there is no trained model. */
export const NO_MODEL: LearnedPart = { riskOf: () => null };
