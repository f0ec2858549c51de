import type { FormEntries } from '#domain/chat/form.ts';
import type { OfferedTask, Reply } from '#domain/chat/reply.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';

export const CALMING_IDS = ['breathing', 'grounding', 'relaxation', 'sensory-break'] as const;
export const SCRIPT_IDS = [...CALMING_IDS, 'start', 'thought'] as const;
export const SKILL_IDS = [...CALMING_IDS, 'exposure', 'scene', 'start', 'thought'] as const;
export type SkillId = (typeof SKILL_IDS)[number];

/** Whether a skill only calms, so that it may continue in any danger. */
export const isCalmingSkill = (skill: SkillId): boolean =>
  CALMING_IDS.some((calming) => calming === skill);

/** Whether a skill can be hard to bear, so that it does not begin while the guard is watching. */
export const isStrainingSkill = (skill: SkillId): boolean =>
  skill === 'exposure' || skill === 'scene' || skill === 'thought';

/** A message; `entries` is set when it submits a form. */
export interface Said {
  readonly text: string;
  readonly entries: FormEntries | null;
}

/** The data that a skill needs in addition to its state and the message. */
export interface SkillContext {
  readonly nowMs: number;
  /** A new id for a ladder created in this turn. */
  readonly newId: string;
  /** The person's stored ladders, latest first. */
  readonly ladders: readonly Ladder[];
  /** Breaks a task down into steps that can be added to the routine. */
  readonly breakDown: (title: string, minutes: number) => readonly OfferedTask[];
}

/** `other`: the message does not answer the step, so the state is unchanged and the reply repeats the step. */
export type Fit = 'answer' | 'other';

/** The result of one turn of a skill. */
export interface Turn<State> {
  /** Null when the skill is finished. */
  readonly state: State | null;
  readonly reply: Reply;
  readonly fit: Fit;
}

/** The name of a skill on its button, and in a sentence such as "We can go on with …". */
export interface SkillName {
  readonly button: string;
  readonly sentence: string;
}
