import type { Danger } from './danger.ts';

/** Named where it is told apart from the others: the person does not know where somebody else is. */
export const THEIR_PLACE = 'their-place';

/**
 * What people in danger, or beside it, answer to "please call": what keeps them from it, or what they ask. Each has words
 * of its own, since the same advice again would tell them that nobody reads.
 */
export interface Objection {
  readonly id: string;
  readonly words: RegExp;
  /** Whose danger it fits; without it any. */
  readonly fits?: (danger: Danger) => boolean;
  readonly says: string;
}
