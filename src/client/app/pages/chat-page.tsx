import { Chat } from '#client/features/chat/chat.tsx';
import { useAddNamed } from '#client/features/tasks/capture/use-add-named.ts';

export const ChatPage = () => <Chat addTask={useAddNamed()} />;
