import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '#client/lib/told.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What goes for good, and what stays. */
  readonly what: string;
  /** Begins the sentence that says why nothing was deleted. */
  readonly failed: string;
  /** What the button that deletes says. */
  readonly label: string;
  /** Deletes it. Rejects where that did not work. */
  readonly remove: () => Promise<void>;
  readonly onClose: () => void;
  /** Is called when it was deleted and the dialog is gone. */
  readonly onDeleted?: () => void;
}

type OpenProps = Omit<DeleteDialogProps, 'open' | 'onDeleted'> & {
  /** Is called when it was deleted, before the dialog goes. */
  readonly onRemoved: () => void;
};

/** The question as long as it is open: each opening begins without a problem from the last. */
const OpenDelete = ({ title, what, failed, label, remove, onClose, onRemoved }: OpenProps) => {
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const close = (): void => {
    if (!pending) {
      onClose();
      return;
    }
    // What is under way cannot be taken back. A browser may close it all the same at the second Escape.
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
      setProblem(wordsOf(error));
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

/** Asks before something is deleted for good. It stays until it is known what came of it. */
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
