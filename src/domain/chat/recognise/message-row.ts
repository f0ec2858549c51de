import type { SkillId } from '#domain/chat/skills/skills.ts';

/** A message in plain words, and the skill that fits; null where none does. */
export interface MessageRow {
  readonly text: string;
  readonly wanted: SkillId | null;
}

/** Rows for one skill, a message on each line. */
export const rows = (wanted: SkillId | null, lines: string): readonly MessageRow[] =>
  lines
    .trim()
    .split('\n')
    .map((text) => ({ text: text.trim(), wanted }));
