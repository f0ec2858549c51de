import { useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '#client/features/chat/delete-dialog.tsx';
import { changeConversation, conversation, refetchWatch } from '#client/features/chat/queries.ts';
import { deleteMessage } from '#client/features/chat/sending/remove-message.ts';
import { type Item, silenced, withoutTurn } from '#client/features/chat/sending/turn.ts';
import { useChatTools } from '#client/features/chat/tools.ts';
import { invalidateTopic } from '#client/sync/topics.ts';
import { texts } from '#texts/chat.js';
import { texts as common } from '#texts/common.js';

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
      title={texts.deleteMessageQuestion}
      what={item?.from === 'assistant' ? texts.deletesAnswer : texts.deletesMessage}
      failed={texts.messageNotDeleted}
      label={common.deleteForGood}
      remove={remove}
      onClose={onClose}
      // The button that opened the dialog is removed together with the message.
      onDeleted={focusField}
    />
  );
};
