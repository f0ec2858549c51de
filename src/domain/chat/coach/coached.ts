import type { ConversationState } from '#domain/chat/conversation.ts';
import type { Reply } from '#domain/chat/reply.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import type { SkillContext } from '#domain/chat/skills/machine.ts';
import type { Verdict } from '#domain/chat/told-to-coach.ts';

/** All that the coach is told besides the conversation and the message. */
export interface Surroundings extends SkillContext {
  /** What the crisis guard found in this message. */
  readonly verdict: Verdict;
  /** Any whole number that stays the same for a person; it only chooses among wordings. */
  readonly seed: number;
}

/** What the coach gives back. */
export interface Coached {
  readonly state: ConversationState;
  /** Null when the fixed answers of the crisis guard speak, and the coach is silent. */
  readonly reply: Reply | null;
  /** A ladder that is to be stored under its id; null if none changed. */
  readonly ladder: Ladder | null;
}
