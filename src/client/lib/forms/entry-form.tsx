import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import styles from './entry-form.module.css';
import type { Form } from './use-form.ts';

interface EntryFormProps {
  readonly form: Form;
  readonly children: ReactNode;
  /** What the button says that sends it, and while it does. */
  readonly submit: string;
  readonly sending?: string;
  readonly kind?: 'primary' | 'secondary' | 'danger';
  /** What the button says that closes it. */
  readonly cancel?: string;
  /** Closes it without sending; not called while it is sent. */
  readonly onCancel?: () => void;
  /** Other buttons at its end. */
  readonly buttons?: ReactNode;
}

/** A form with its fields, then the error that belongs to none of them, and its buttons. */
export const EntryForm = ({
  form: { pending, problem, cancel: abort, formProps },
  children,
  submit,
  sending = 'Saving…',
  kind = 'primary',
  cancel = 'Cancel',
  onCancel,
  buttons,
}: EntryFormProps) => (
  <form className={kit.stack4} {...formProps}>
    {children}
    {problem === null || problem.message === null ? null : (
      <Notice tone="problem">{problem.message}</Notice>
    )}
    <div className={styles.end} data-closes={onCancel !== undefined || undefined}>
      {onCancel === undefined ? null : (
        <Button
          kind="quiet"
          aria-disabled={pending}
          onClick={() => {
            if (pending) return;
            abort();
            onCancel();
          }}
        >
          {cancel}
        </Button>
      )}
      {buttons}
      <Button type="submit" kind={kind} pending={pending} pendingLabel={sending}>
        {submit}
      </Button>
    </div>
  </form>
);
