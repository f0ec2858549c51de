import { Chat } from '#client/features/chat/chat.tsx';
import { useTaskActions } from '#client/features/routine/use-task-actions.ts';

/** The chat, whose tasks can be sent to the routine. */
export const ChatPage = () => {
  const { add } = useTaskActions();
  return <Chat addTask={add} />;
};
