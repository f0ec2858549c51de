import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { call } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { dateAndTimeText } from '#client/lib/time/moment-text.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type Passkey, passkeyEndpoints, renamePasskeyBody } from '#contract/accounts/passkeys.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** Called after every change except a removal. */
  readonly onChanged: () => Promise<void>;
}

const Rename = ({
  passkey,
  onChanged,
  onClose,
}: PasskeyRowProps & { readonly onClose: () => void }) => {
  const [name, setName] = useState(passkey.name);
  const values = { passkeyId: passkey.id, name };
  const form = useForm({
    schema: renamePasskeyBody,
    values,
    send: async () => {
      await call(passkeyEndpoints.rename, { body: values });
      void onChanged();
      onClose();
    },
  });
  return (
    <EntryForm form={form} submit={common.save}>
      <TextField
        label={common.name}
        required
        maxLength={60}
        {...form.bind('name', name, setName)}
      />
    </EntryForm>
  );
};

/** One passkey, with buttons to rename or remove it. */
export const PasskeyRow = ({
  passkey,
  onChanged,
  onRemoved,
}: PasskeyRowProps & { readonly onRemoved: () => Promise<void> }) => {
  const { id, name, lastUsedAt, createdAt, maybeCopied } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = (): void => setOpen(null);
  const remove = useMutation({
    mutationFn: () => call(passkeyEndpoints.remove, { params: { passkeyId: id } }),
    onSuccess: onRemoved,
  });
  return (
    <li className={`${kit.rowApart} ${styles.session}`}>
      <div>
        <p className={kit.bold}>{name}</p>
        <p className={kit.soft}>
          {lastUsedAt === null
            ? texts.passkeyUnused({ made: dateAndTimeText(createdAt) })
            : texts.passkeyLastUsed({ used: dateAndTimeText(lastUsedAt) })}
        </p>
        {maybeCopied ? <Notice tone="problem">{texts.passkeyMaybeCopied}</Notice> : null}
      </div>
      <div className={kit.row3}>
        <Button
          kind="quiet"
          size="small"
          aria-label={texts.renamePasskey({ name })}
          onClick={() => setOpen('rename')}
        >
          {texts.rename}
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-label={texts.removePasskey({ name })}
          onClick={() => setOpen('remove')}
        >
          {common.remove}
        </Button>
      </div>
      <Dialog open={open === 'rename'} title={texts.renamePasskeyTitle} onClose={close}>
        <Rename passkey={passkey} onChanged={onChanged} onClose={close} />
      </Dialog>
      <Confirm
        open={open === 'remove'}
        title={texts.removePasskeyTitle({ name })}
        submit={texts.removeIt}
        sending={texts.removing}
        pending={remove.isPending}
        problem={errorText(remove.error)}
        onConfirm={remove.mutate}
        onClose={close}
      >
        <p>{texts.removePasskeyAbout}</p>
      </Confirm>
    </li>
  );
};
