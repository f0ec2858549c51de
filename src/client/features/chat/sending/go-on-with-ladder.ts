import { isHeard } from '#client/features/chat/crisis/help-in-view.ts';
import type { Conversation } from '#client/features/chat/queries.ts';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import { NEW_FEAR } from '#domain/chat/skills/exposure/labels.ts';
import type { Item } from './turn.ts';

// Written out again: the skills themselves would treble the size of the page. A test holds them to be the same.
/** The button that leaves what goes on. */
export const LEAVE = 'Stop here';
/** The words that begin work on a fear. */
export const BEGIN = 'Work on a fear in steps';

const NONE: readonly string[] = [];

/**
 * The answers that the latest reply offers, also while a message behind it waits for its own: what goes on can be
 * left then too, and its button does not go and come back with every message. None once it is being left.
 *
 * @param items all that is shown, the earliest first
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
 * Has the assistant go on with a ladder, in messages that the person could have written: what goes on is
 * left first, and can be picked up later.
 *
 * @param label what the ladder is called, as `labelsOf` gives it
 * @param buttons the answers that are offered now
 */
export const goOnWithLadder = async (
  label: string,
  buttons: readonly string[],
  send: (text: string) => Promise<ChatAnswer | null>,
): Promise<void> => {
  if (buttons.includes(LEAVE) && (await send(LEAVE)) === null) return;
  const asked = await send(BEGIN);
  // While there is any sign of danger, no ladder is offered; else any of them can be named, also one without a button.
  if (asked?.reply.quickReplies.includes(NEW_FEAR) === true) await send(label);
};
