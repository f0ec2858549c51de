import { useEffect, useState } from 'react';
import { Chat } from '#client/features/chat/chat.tsx';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';

const CALM = '#calm';

/** The chat, whose tasks can be added to the routine; with "#calm" it opens with calming down. */
export const ChatPage = () => {
  const { add } = useTaskActions();
  const [isForCalm] = useState(() => location.hash === CALM);
  useEffect(() => {
    // Removed, so that a reload or going back does not begin it again.
    if (location.hash === CALM) history.replaceState(history.state, '', location.pathname);
  }, []);
  return (
    <Chat
      addTask={(title, estimatedTime, id) => add({ title, estimatedTime }, id)}
      opening={isForCalm ? 'Calm down' : null}
    />
  );
};
