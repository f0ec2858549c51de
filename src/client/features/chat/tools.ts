import { createContext, useContext } from 'react';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import type { TurnActions } from './sending/use-turns.ts';

/** Adds a task to the routine. The id is the idempotency key: two calls with the same id add only one task. */
export type AddTask = (title: string, minutes: number, id: string) => Promise<SendResult>;

interface Tools {
  readonly userId: string;
  readonly addTask: AddTask;
  readonly actions: TurnActions;
  /** Focuses the message field, or the message list on devices where the field would open an on-screen keyboard. */
  readonly focusField: () => void;
}

/** The tools that messages use. The object stays the same while the page is mounted. */
export const ChatTools = createContext<Tools | null>(null);

/** Returns the tools of the chat. Throws outside the chat. */
export const useChatTools = (): Tools => {
  const tools = useContext(ChatTools);
  if (tools === null) throw new Error('useChatTools needs a chat around it.');
  return tools;
};
