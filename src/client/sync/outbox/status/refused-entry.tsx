import { Suspense, useState } from 'react';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/sending.js';
import styles from './status.module.css';

/** A refused entry with its summary, the reason for the refusal, and buttons to correct or remove it. */
export const RefusedEntry = ({ item }: { readonly item: OutboxItem }) => {
  const { handlerOf, amend, discard } = useOutboxActions();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = (): void => setOpen(null);
  const handler = handlerOf(item.kind);
  const { refused } = item;
  if (refused === null) return null;
  const label = handler?.label ?? texts.entry;

  return (
    <li className={`${kit.rowApart} ${styles.entry}`}>
      <div className={styles.what}>
        <p>
          {sentence(
            texts.kindNotAccepted({
              kind: label,
              entry: handler?.describe(item.body) ?? '',
              strong: (text) => <strong>{text}</strong>,
            }),
          )}
        </p>
        <p className={styles.reason}>{refused.message}</p>
      </div>
      <div className={kit.row2}>
        {handler?.edit === undefined ? null : (
          <Button size="small" kind="secondary" onClick={() => setOpen('edit')}>
            {common.edit}
          </Button>
        )}
        {handler?.canResend === true ? (
          <Button size="small" kind="secondary" onClick={() => void amend(item.id, item.body)}>
            {common.sendAgain}
          </Button>
        ) : null}
        <Button size="small" kind="quiet" onClick={() => setOpen('remove')}>
          {common.remove}
        </Button>
      </div>
      {/* Suspends the whole dialog, so that it opens only with its form and can focus it. */}
      <Suspense fallback={null}>
        <Dialog open={open === 'edit'} onClose={close} title={texts.editKind({ kind: label })}>
          {handler?.edit?.({
            body: item.body,
            reason: refused,
            onCancel: close,
            onSave: (body) => {
              close();
              void amend(item.id, body);
            },
          })}
        </Dialog>
      </Suspense>
      <Confirm
        open={open === 'remove'}
        title={texts.removeEntryQuestion}
        submit={texts.removeEntry}
        onConfirm={() => void discard(item.id)}
        onClose={close}
      >
        <p>{texts.onlyOnDevice}</p>
      </Confirm>
    </li>
  );
};
