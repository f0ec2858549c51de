import { createContext, useContext } from 'react';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import type { TurnActions } from './sending/use-turns.ts';

/**
 * Adds a task to the routine. The id is the idempotency key: two calls with the same id add only one task. `when` is the
 * day and time that the title named, as text; null for today.
 */
export type AddTask = (
  title: string,
  minutes: number,
  id: string,
) => Promise<SendResult & { readonly when: string | null }>;

interface Tools {
  readonly userId: string;
  readonly addTask: AddTask;
  readonly actions: TurnActions;
  /** Focuses the message field, or the message list on devices where the field would open an on-screen keyboard. */
  readonly focusField: () => void;
  /** Sends a message by the press of a button that then disappears, so that the focus moves. */
  readonly press: TurnActions['send'];
  /**
   * Focuses a form that the answer to a press has opened, unless the person has gone on elsewhere: its first field, or
   * its title on devices where the field would open an on-screen keyboard.
   */
  readonly enterForm: (form: HTMLElement) => void;
}

/** The tools that messages use. The object stays the same while the page is mounted. */
export const ChatTools = createContext<Tools | null>(null);

/** Returns the tools of the chat. Throws outside the chat. */
export const useChatTools = (): Tools => {
  const tools = useContext(ChatTools);
  if (tools === null) throw new Error('useChatTools needs a chat around it.');
  return tools;
};
