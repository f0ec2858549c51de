import type { ConversationState } from '#domain/chat/conversation.ts';
import { SKILL_NAMES } from '#domain/chat/skills/skills.ts';
import { exactOption, heardOf } from '#domain/chat/text/heard.ts';

const SKILL_BUTTONS = Object.values(SKILL_NAMES).map(({ button }) => button);

const isInScene = ({ active }: ConversationState): boolean => active?.skill === 'scene';

/** How a message was said. */
interface Saying {
  /** The buttons of the answer before. */
  readonly buttons: readonly string[];
  /** Where the coach was before the message, and after it. */
  readonly before: ConversationState;
  readonly after: ConversationState;
}

/**
 * Whether a message tells of the person's own life: neither the words of a button, which are the coach's, nor a line of
 * a scene, which is practice. Who leaves a scene speaks for themselves again.
 */
export const isOwnWords = (text: string, { buttons, before, after }: Saying): boolean =>
  exactOption([...SKILL_BUTTONS, ...buttons], heardOf(text)) === null &&
  !(isInScene(before) && isInScene(after));
