import * as z from 'zod/mini';
import type { FormEntries } from '#domain/chat/form.ts';
import type { OfferedTask, Reply } from '#domain/chat/reply.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';

export const SKILL_IDS = [
  'breathing',
  'grounding',
  'relaxation',
  'sensory-break',
  'exposure',
  'scene',
  'start',
  'thought',
] as const;
export type SkillId = (typeof SKILL_IDS)[number];

/** Skills that can be a strain, so that they do not begin while the guard watches. */
export const STRAINS: readonly SkillId[] = ['exposure', 'scene', 'thought'];

/** Where a skill stands, as the guide keeps it; what else is in it is for the skills to read. */
export const skillShape = z.looseObject({ skill: z.enum(SKILL_IDS) });
export type SkillState = z.infer<typeof skillShape>;

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

/** What one turn of a skill gives. */
export interface SkillTurn {
  /** Null when the skill is finished. */
  readonly state: SkillState | null;
  readonly reply: Reply;
  /** A ladder that changed and is to be stored; null if none did. */
  readonly ladder: Ladder | null;
  /** `other`: the message is no answer to this step; then `state` is unchanged and `reply` is the step again. */
  readonly fit: 'answer' | 'other';
}

export interface Skills {
  begin(skill: SkillId, context: SkillContext, sceneId?: string | null): SkillTurn;
  /** The step again, as after a pause. */
  show(state: SkillState, context: SkillContext): SkillTurn;
  hear(state: SkillState, said: Said, context: SkillContext): SkillTurn;
  names(skill: SkillId): { button: string; sentence: string };
}
