import type { ComponentProps } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/forms.js';
import { Dialog } from './dialog.tsx';
import kit from './kit.module.css';

interface ConfirmProps extends ComponentProps<typeof Dialog> {
  /** The label of the button that leaves everything as it is. */
  readonly keep?: string;
  /** The label of the button that confirms. */
  readonly submit: string;
  /** The label of that button while the action runs. */
  readonly sending?: string;
  readonly pending?: boolean;
  /** Why it failed; empty or null for no failure. */
  readonly problem?: string | null;
  readonly onConfirm: () => void;
}

/** Asks before something that is hard to undo. The caller closes it once that is done. */
export const Confirm = ({
  keep = texts.keepIt,
  submit,
  sending = submit,
  pending = false,
  problem,
  onConfirm,
  children,
  ...dialog
}: ConfirmProps) => (
  <Dialog {...dialog}>
    <div className={kit.stack4}>
      {children}
      {problem ? <Notice tone="problem">{problem}</Notice> : null}
      <div className={kit.rowEnd}>
        <Button kind="secondary" data-safe="" pending={pending} onClick={dialog.onClose}>
          {keep}
        </Button>
        <Button kind="danger" pending={pending} pendingLabel={sending} onClick={() => onConfirm()}>
          {submit}
        </Button>
      </div>
    </div>
  </Dialog>
);
