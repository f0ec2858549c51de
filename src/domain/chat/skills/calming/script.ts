import type { PacerPhase } from '#domain/chat/reply.ts';

export const CALMING_IDS = ['breathing', 'grounding', 'relaxation', 'sensory-break'] as const;
export type CalmingId = (typeof CALMING_IDS)[number];

/** One step of a calming script, as data. */
export interface CalmingStep {
  readonly says: readonly string[];
  /**
   * What goes on to the next step, first the usual one. Words that say that it is done go on as well, and so does
   * anything that is named where things are to be named.
   */
  readonly goesOn: readonly string[];
  readonly pacer?: { readonly rounds: number; readonly phases: readonly PacerPhase[] };
  /** A rest to be timed. */
  readonly timer?: { readonly label: string; readonly durationMs: number };
  /** How many things the person names here; fewer are fine as well. */
  readonly count?: number;
}

/** One way to do a script. */
export interface CalmingWay {
  /** The button that chooses it. */
  readonly label: string;
  /** Words that mean it when they are typed. */
  readonly words: RegExp;
  readonly steps: readonly CalmingStep[];
}

export interface CalmingScript {
  readonly id: CalmingId;
  readonly begins: readonly string[];
  /** At least one; with one, nothing is asked. */
  readonly ways: readonly [CalmingWay, ...CalmingWay[]];
  /**
   * What is said when the person feels better, the same, or worse, and where the exercise could not be done.
   * That last one names one other exercise in the words that begin it.
   */
  readonly ends: Readonly<Record<'better' | 'same' | 'worse' | 'cannot', readonly string[]>>;
}
