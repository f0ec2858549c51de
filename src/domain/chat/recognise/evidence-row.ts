import type { SkillId } from '#domain/chat/skills/skills.ts';

/** Words that speak for a skill, and how much: 4 name it, 3 ask for what it does, 1 and 2 are hints. */
export interface Evidence {
  readonly skill: SkillId;
  readonly weight: number;
  /** Tried on a message as `plainOf` writes it. */
  readonly words: RegExp;
}

/** Rows for one skill; each pattern is the source of an expression that stands between word borders. */
export const evidenceFor = (
  skill: SkillId,
  rows: readonly (readonly [weight: number, words: string])[],
): readonly Evidence[] =>
  rows.map(([weight, words]) => ({ skill, weight, words: new RegExp(`\\b(?:${words})\\b`) }));
