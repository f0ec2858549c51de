import { createContext, useContext } from 'react';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import type { TurnActions } from './sending/use-turns.ts';

/** Puts a task into the routine: its title, its minutes, and its id: the same id twice is one task. */
export type AddTask = (title: string, minutes: number, id: string) => Promise<SendResult>;

interface Tools {
  readonly userId: string;
  readonly addTask: AddTask;
  readonly actions: TurnActions;
  /**
   * Puts the focus into the field to write in; where that would open a keyboard on the screen, on
   * the messages.
   */
  readonly focusField: () => void;
}

/** What the messages of the conversation can do; the same object as long as the page is there. */
export const ChatTools = createContext<Tools | null>(null);

/** Throws outside of the chat. */
export const useChatTools = (): Tools => {
  const tools = useContext(ChatTools);
  if (tools === null) throw new Error('useChatTools needs a chat around it.');
  return tools;
};
