import type { Category, Kind, Level, Question, Swallowed } from './assessment.ts';

/** What the guard knows of the talk before the message. */
export interface SafetyContext {
  /** What the last answer asked directly, so that a bare "yes" is understood; else null. */
  readonly asked: Question | null;
  /** Messages since it was asked, without this one. */
  readonly quietTurns?: number;
  /** What is watched, and how high. */
  readonly level?: Level;
  readonly category?: Category | null;
  readonly kind?: Kind | null;
  /** Whether it was denied since it was last raised. */
  readonly isDenied?: boolean;
  /** Whether what raised it told of a wish, a plan or a deed. */
  readonly isMeant?: boolean;
  /** Whether it was said outright. */
  readonly isOutright?: boolean;
  /** What was swallowed some messages before; null for nothing. */
  readonly swallowed?: Swallowed | null;
  /** For how many more messages a faint likeness is not asked about again. */
  readonly softTurns?: number;
  /** Whether an exercise asked for the message, so that a few words are more likely to be its answer. */
  readonly inSkill?: boolean;
  /** Whether it is work on a fear, where people write what they are afraid to do. */
  readonly isFearWork?: boolean;
}

/** Nothing was said before. */
export const NO_CONTEXT: SafetyContext = { asked: null };
