import { useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '#client/features/chat/delete-dialog.tsx';
import { changeConversation, conversation, refetchWatch } from '#client/features/chat/queries.ts';
import { silenced } from '#client/features/chat/sending/turn.ts';
import { call } from '#client/lib/api/call.ts';
import { invalidateTopic } from '#client/sync/topics.ts';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { texts } from '#texts/chat.js';

interface DeleteConversationProps {
  readonly userId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deletes the whole conversation after a confirmation. */
export const DeleteConversation = ({
  userId,
  open,
  onClose,
  onDeleted,
}: DeleteConversationProps) => {
  const client = useQueryClient();
  const remove = async (): Promise<void> => {
    await call(chatEndpoints.deleteConversation, { params: { userId } });
    onDeleted();
    await client.cancelQueries({ queryKey: conversation(userId).queryKey });
    changeConversation(client, userId, (known) => ({
      ...silenced(known),
      messages: [],
      next: null,
      checkIn: null,
    }));
    void refetchWatch(client, userId);
    invalidateTopic(client, userId, 'triggers');
  };
  return (
    <DeleteDialog
      open={open}
      title={texts.deleteConversationQuestion}
      what={texts.deletesConversation}
      failed={texts.conversationNotDeleted}
      label={texts.deleteAllMessages}
      remove={remove}
      onClose={onClose}
    />
  );
};
