import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts as common } from '#texts/common.js';
import styles from './entry-form.module.css';
import type { Form } from './use-form.ts';

interface EntryFormProps {
  readonly form: Form;
  readonly children: ReactNode;
  /** Its name for screen readers. */
  readonly label?: string;
  /** The label of the submit button. `sending` replaces it while the form is sent. */
  readonly submit: string;
  readonly sending?: string;
  readonly kind?: 'primary' | 'secondary' | 'danger';
  /** The label of the button that closes the form. */
  readonly cancel?: string;
  /** Closes the form without sending it; not called while the form is being sent. */
  readonly onCancel?: () => void;
  /** Additional buttons at the end of the form. */
  readonly buttons?: ReactNode;
}

/** A form with its fields, followed by any error that belongs to no field, and its buttons. */
export const EntryForm = ({
  form: { pending, problem, cancel: abort, formProps },
  children,
  label,
  submit,
  sending = common.saving,
  kind = 'primary',
  cancel = common.cancel,
  onCancel,
  buttons,
}: EntryFormProps) => {
  // The main button comes first, unless it deletes something or closes a dialog like Cancel.
  const isSubmitFirst = onCancel === undefined && kind !== 'danger';
  return (
    <form className={kit.stack4} aria-label={label} {...formProps}>
      {children}
      {problem === null || problem.message === null ? null : (
        <Notice tone="problem">{problem.message}</Notice>
      )}
      <div
        className={`${kit.row23} ${styles.end}`}
        data-closes={onCancel !== undefined || undefined}
      >
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
        {isSubmitFirst ? null : buttons}
        <Button type="submit" kind={kind} pending={pending} pendingLabel={sending}>
          {submit}
        </Button>
        {isSubmitFirst ? buttons : null}
      </div>
    </form>
  );
};
