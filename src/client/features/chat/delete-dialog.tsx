import { useEffect, useRef, useState } from 'react';
import { errorText } from '#client/lib/told.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The text on what is deleted for good, and what stays. */
  readonly what: string;
  /** Begins the sentence that says why nothing was deleted. */
  readonly failed: string;
  /** The label of the delete button. */
  readonly label: string;
  /** Deletes it. Rejects on failure. */
  readonly remove: () => Promise<void>;
  readonly onClose: () => void;
  /** Called after the deletion, once the dialog is closed. */
  readonly onDeleted?: () => void;
}

type OpenProps = Omit<DeleteDialogProps, 'open' | 'onDeleted'> & {
  /** Called after the deletion, before the dialog closes. */
  readonly onRemoved: () => void;
};

/** Mounted only while open, so that no error carries over from the last time. */
const OpenDelete = ({ title, what, failed, label, remove, onClose, onRemoved }: OpenProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const close = (): void => {
    if (!pending) {
      onClose();
      return;
    }
    // A running deletion cannot be cancelled. Some browsers still close the dialog at the second Escape.
    const dialog = content.current?.closest('dialog');
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
      setProblem(errorText(error));
      setPending(false);
    }
  };
  return (
    <Dialog open onClose={close} title={title}>
      <div ref={content} className={kit.stack4}>
        <p>{what}</p>
        {problem === null ? null : (
          <Notice tone="problem">
            {failed} {problem}
          </Notice>
        )}
        <div className={kit.rowEnd}>
          <Button kind="secondary" data-safe pending={pending} onClick={close}>
            Keep it
          </Button>
          <Button
            kind="danger"
            pending={pending}
            pendingLabel="Deleting…"
            onClick={() => void confirm()}
          >
            {label}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

/** Asks before something is deleted for good. It stays open until the outcome is known. */
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
