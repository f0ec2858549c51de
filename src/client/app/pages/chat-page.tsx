import { useEffect, useState } from 'react';
import { Chat } from '#client/features/chat/chat.tsx';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';

const CALM = '#calm';

/** The chat. With "#calm" in the address, it starts an exercise for calming down. */
export const ChatPage = () => {
  const { add } = useTaskActions();
  const [isForCalm] = useState(() => location.hash === CALM);
  useEffect(() => {
    // Remove the hash, so that a reload or going back does not start the exercise again.
    if (location.hash === CALM) history.replaceState(history.state, '', location.pathname);
  }, []);
  return (
    <Chat
      addTask={(title, estimatedTime, id) => add({ title, estimatedTime }, id)}
      opening={isForCalm ? 'Calm down' : null}
    />
  );
};
