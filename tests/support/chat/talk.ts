import type { Coached, Surroundings } from '#domain/chat/coach/coached.ts';
import { respond } from '#domain/chat/coach.ts';
import { type ConversationState, newConversation } from '#domain/chat/conversation.ts';
import { contextAt } from './walk.ts';

/** The world around a message without any sign of danger, but for what is changed in it. */
export const around = (changed: Partial<Surroundings> = {}): Surroundings => ({
  ...contextAt(),
  verdict: { level: 'none', category: null },
  seed: 42,
  ...changed,
});

/** What the coach says to these messages, one after the other. */
export const chat = (
  messages: readonly string[],
  from: ConversationState = newConversation(),
  world: Surroundings = around(),
): readonly Coached[] => {
  let state = from;
  return messages.map((message) => {
    const coached = respond(state, message, world);
    state = coached.state;
    return coached;
  });
};

/** What the coach says to the last of these messages. */
export const lastOf = (
  messages: readonly string[],
  from?: ConversationState,
  world?: Surroundings,
): Coached => {
  const last = chat(messages, from, world).at(-1);
  if (last === undefined) throw new Error('nothing was said');
  return last;
};

/** The words of a reply on one line; empty where the coach is silent. */
export const wordsOf = ({ reply }: Coached): string => reply?.paragraphs.join(' ') ?? '';
