import { useEffect, useRef, useState } from 'react';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { texts } from '#texts/chat.js';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The text that explains what is permanently deleted and what remains. */
  readonly what: string;
  /** The beginning of the sentence that explains why nothing was deleted. */
  readonly failed: string;
  /** The label of the delete button. */
  readonly label: string;
  /** Performs the deletion. Rejects on failure. */
  readonly remove: () => Promise<void>;
  readonly onClose: () => void;
  /** Called after the deletion, once the dialog is closed. */
  readonly onDeleted?: () => void;
}

type OpenProps = Omit<DeleteDialogProps, 'open' | 'onDeleted'> & {
  /** Called after the deletion and before the dialog closes. */
  readonly onRemoved: () => void;
};

/** Mounted only while the dialog is open, so that an error message from an earlier deletion does not reappear. */
const OpenDelete = ({ title, what, failed, label, remove, onClose, onRemoved }: OpenProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const close = (): void => {
    if (!pending) {
      onClose();
      return;
    }
    // A running deletion cannot be cancelled. Some browsers still close the dialog at the second Escape.
    const dialog = words.current?.closest('dialog');
    if (dialog?.open === false) dialog.showModal();
  };
  const confirm = async (): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      await remove();
      onRemoved();
      onClose();
    } catch (error) {
      setProblem(`${failed} ${errorText(error)}`);
      setPending(false);
    }
  };
  return (
    <Confirm
      open
      title={title}
      submit={label}
      sending={texts.deleting}
      pending={pending}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p ref={words}>{what}</p>
    </Confirm>
  );
};

/** Asks for confirmation before something is permanently deleted. The dialog stays open until the outcome is known. */
export const DeleteDialog = ({ open, onDeleted, ...question }: DeleteDialogProps) => {
  const isDeleted = useRef(false);
  useEffect(() => {
    if (!open && isDeleted.current) onDeleted?.();
    isDeleted.current = false;
  }, [open, onDeleted]);
  return open ? (
    <OpenDelete
      {...question}
      onRemoved={() => {
        isDeleted.current = true;
      }}
    />
  ) : null;
};
