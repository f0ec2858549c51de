import { isHeard } from '#client/features/chat/crisis/help-in-view.ts';
import type { Conversation } from '#client/features/chat/queries.ts';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import { BEGIN, LEAVE, NEW_FEAR } from './sent-words.ts';
import type { Item } from './turn.ts';

const NONE: readonly string[] = [];

/**
 * The quick replies of the latest answer, even while a later message waits for its own answer. In the meantime, the
 * exercise can therefore be left, and the button to leave does not flicker. Empty once the person is leaving the
 * exercise.
 *
 * @param items all shown items, the earliest first
 */
export const offeredBy = (
  items: readonly Pick<Item, 'state' | 'text' | 'reply' | 'safety'>[],
  watch: Conversation['watch'] | undefined,
): readonly string[] => {
  const latest = items.findLast(({ reply }) => reply !== null);
  const isLeaving = items.some(({ state, text }) => state === 'sending' && text === LEAVE);
  if (latest?.reply == null || isLeaving || !isHeard(watch, latest)) return NONE;
  return latest.reply.quickReplies;
};

/**
 * Continues a ladder by sending messages that the person could have typed. If an exercise is running, it is left first
 * and can be resumed later.
 *
 * @param label the name of the ladder, from `labelsOf`
 * @param buttons the quick replies offered now
 */
export const continueLadder = async (
  label: string,
  buttons: readonly string[],
  send: (text: string) => Promise<ChatAnswer | null>,
): Promise<void> => {
  if (buttons.includes(LEAVE) && (await send(LEAVE)) === null) return;
  const asked = await send(BEGIN);
  // If there is any sign of danger, no ladder is offered. Otherwise, any ladder can be named, even one without a
  // button.
  if (asked?.reply.quickReplies.includes(NEW_FEAR) === true) await send(label);
};
