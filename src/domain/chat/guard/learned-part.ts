import type { Category } from './assessment.ts';
import type { Run } from './learned/features.ts';

/** The learned part's result for a message. */
export interface LearnedRisk {
  /** Whether the score reaches the threshold. */
  readonly isRaised: boolean;
  readonly category: Category;
  readonly isAboutOther: boolean;
}

/**
 * The learned part of the guard. It can only cause a soft question: it never lowers a sign, and never triggers the full
 * answer.
 */
export interface LearnedPart {
  /** The risk of one message, given as sentences; null if there is nothing to score. */
  riskOf(sentences: readonly Run[]): LearnedRisk | null;
}

/** A learned part that detects nothing, used without a model. */
export const NO_MODEL: LearnedPart = { riskOf: () => null };
