import type { FormEntries } from '#domain/chat/form.ts';
import type { OfferedTask, Reply } from '#domain/chat/reply.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';

export const CALMING_IDS = ['breathing', 'grounding', 'relaxation', 'sensory-break'] as const;
export const SCRIPT_IDS = [...CALMING_IDS, 'start', 'thought'] as const;
export const SKILL_IDS = [...CALMING_IDS, 'exposure', 'scene', 'start', 'thought'] as const;
export type SkillId = (typeof SKILL_IDS)[number];

/** Whether a skill only calms, so that it may go on in any danger. */
export const isCalmingSkill = (skill: SkillId): boolean =>
  CALMING_IDS.some((calming) => calming === skill);

/** Whether a skill can be a strain, so that it does not begin while the guard watches. */
export const isStrainingSkill = (skill: SkillId): boolean =>
  skill === 'exposure' || skill === 'scene' || skill === 'thought';

/** A message as it arrives; `entries` where a form that was shown has been sent. */
export interface Said {
  readonly text: string;
  readonly entries: FormEntries | null;
}

/** What a skill knows of the world around it. */
export interface SkillContext {
  readonly nowMs: number;
  /** A fresh id for a ladder that may be made in this turn. */
  readonly newId: string;
  /** The ladders that the person has stored, latest first. */
  readonly ladders: readonly Ladder[];
  /** Takes a task apart into steps that can be sent to the routine. */
  readonly breakDown: (title: string, minutes: number) => readonly OfferedTask[];
}

/** `other`: the message is no answer to the step, so that the state is unchanged and the reply is the step again. */
export type Fit = 'answer' | 'other';

/** What one turn of a skill gives. */
export interface Turn<State> {
  /** Null when the skill is finished. */
  readonly state: State | null;
  readonly reply: Reply;
  readonly fit: Fit;
}

/** What a skill is called on its button, and in a sentence such as "We can go on with …". */
export interface SkillName {
  readonly button: string;
  readonly sentence: string;
}
