import { Suspense, useState } from 'react';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from './status.module.css';

/** A refused entry: what it is, why it was refused, and buttons to correct or remove it. */
export const RefusedEntry = ({ item }: { readonly item: OutboxItem }) => {
  const { handlers, amend, discard } = useOutboxActions();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = (): void => setOpen(null);
  const handler = handlers.get(item.kind);
  const { refused } = item;
  if (refused === null) return null;
  const label = handler?.label ?? 'Entry';

  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <p>
          <strong>{label} not accepted:</strong> {handler?.describe(item.body)}
        </p>
        <p className={styles.reason}>{refused.message}</p>
      </div>
      <div className={kit.row2}>
        {handler?.edit === undefined ? null : (
          <Button size="small" kind="secondary" onClick={() => setOpen('edit')}>
            Edit
          </Button>
        )}
        {handler?.canResend === true ? (
          <Button size="small" kind="secondary" onClick={() => void amend(item.id, item.body)}>
            Send again
          </Button>
        ) : null}
        <Button size="small" kind="quiet" onClick={() => setOpen('remove')}>
          Remove
        </Button>
      </div>
      {/* Around the dialog, so that it opens together with its form and focuses it. */}
      <Suspense fallback={null}>
        <Dialog open={open === 'edit'} onClose={close} title={`Edit: ${label}`}>
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
      <Dialog open={open === 'remove'} onClose={close} title="Remove this entry?">
        <p>It is only on this device. Once removed, it cannot be brought back.</p>
        <div className={kit.row2}>
          <Button kind="secondary" onClick={close}>
            Keep it
          </Button>
          <Button kind="danger" onClick={() => void discard(item.id)}>
            Remove entry
          </Button>
        </div>
      </Dialog>
    </li>
  );
};
