import type { Category } from './assessment.ts';
import type { Run } from './learned/features.ts';

/** What the learned part hears in a message. */
export interface LearnedRisk {
  /** Whether its score is above the threshold. */
  readonly isRaised: boolean;
  readonly category: Category;
  readonly isAboutOther: boolean;
}

/**
 * The learned part of the guard. It can only bring the guard to ask softly: it never lowers a sign, and never opens the
 * full answer.
 */
export interface LearnedPart {
  /** What the sentences of one message sound like; null where it hears nothing at all. */
  riskOf(sentences: readonly Run[]): LearnedRisk | null;
}

/** A learned part that hears nothing, where there is no model. */
export const DEAF: LearnedPart = { riskOf: () => null };
