import { useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '#client/features/chat/delete-dialog.tsx';
import { changeConversation, conversation, refetchWatch } from '#client/features/chat/queries.ts';
import { deleteMessage } from '#client/features/chat/sending/remove-message.ts';
import { type Item, silenced, withoutTurn } from '#client/features/chat/sending/turn.ts';
import { useChatTools } from '#client/features/chat/tools.ts';
import { invalidateTopic } from '#client/sync/topics.ts';

interface DeleteMessageProps {
  /** The message to delete; null while the dialog is closed. */
  readonly item: Item | null;
  readonly onClose: () => void;
}

/** Asks for confirmation before a message and its answer are permanently deleted. `item` can be either of the two. */
export const DeleteMessage = ({ item, onClose }: DeleteMessageProps) => {
  const { userId, actions, focusField } = useChatTools();
  const client = useQueryClient();
  const remove = async (): Promise<void> => {
    if (item === null) return;
    await deleteMessage(item.id);
    actions.forget(item.id);
    await client.cancelQueries({ queryKey: conversation(userId).queryKey });
    const toldOfDanger = item.safety?.showsCrisis === true;
    changeConversation(client, userId, (known) =>
      withoutTurn(toldOfDanger ? silenced(known) : known, item.id),
    );
    void refetchWatch(client, userId);
    invalidateTopic(client, userId, 'triggers');
  };
  return (
    <DeleteDialog
      open={item !== null}
      title="Delete this message?"
      what={
        item?.from === 'assistant'
          ? 'This deletes the answer and your message for good, and the triggers that were found in your message.'
          : 'This deletes the message and its answer for good, and the triggers that were found in it.'
      }
      failed="The message was not deleted."
      label="Delete for good"
      remove={remove}
      onClose={onClose}
      // The button that opened the dialog is removed together with the message.
      onDeleted={focusField}
    />
  );
};
