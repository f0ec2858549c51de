import { Chat } from '#client/features/chat/chat.tsx';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';

export const ChatPage = () => {
  const { add } = useTaskActions();
  return <Chat addTask={(title, estimatedTime, id) => add({ title, estimatedTime }, id)} />;
};
