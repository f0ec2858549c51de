import type { SkillId } from '#domain/chat/skills/skills.ts';

/** One way to say something: one or more paragraphs. */
export type Way = readonly string[];

/** Something that people talk about, and what the coach says to it. */
export interface Topic {
  readonly id: string;
  /** Tried on a message as `plainOf` writes it. */
  readonly words: RegExp;
  /** Ways to take it up, at least two: what was heard, and one question that can be answered. */
  readonly says: readonly Way[];
  /** Ways to go on when the question was answered. Each stands by itself too, where somebody asks for a tip. */
  readonly next: readonly Way[];
  /** The skills that may help, as buttons. */
  readonly offers: readonly SkillId[];
  /** Whether these words are to stay as they are: facts, limits, and what could be taken for reassurance. */
  readonly isHeld: boolean;
}

const bordered = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);

/** Writes a topic without a second turn; `words` is the source of an expression that stands between word borders. */
export const topic = (
  id: string,
  words: string,
  offers: readonly SkillId[],
  ...says: readonly Way[]
): Topic => ({ id, words: bordered(words), says, next: [], offers, isHeld: false });

/** A topic of daily life: what is asked at first, and what is said to the answer. */
export const life = (
  id: string,
  offers: readonly SkillId[],
  words: string,
  says: readonly Way[],
  next: readonly Way[],
): Topic => ({ id, words: bordered(words), says, next, offers, isHeld: false });

/** With words that stay as they are. */
export const held = (one: Topic): Topic => ({ ...one, isHeld: true });
