import type { Danger } from './danger.ts';

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
