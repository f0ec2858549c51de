import { useState } from 'react';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { newId } from '#client/platform/new-id.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { renamePasskeyBody } from '#contract/accounts/passkeys.ts';
import { texts } from '#texts/identity.js';
import { makePasskey } from './ceremonies.ts';

interface AddFormProps {
  /** Whether to ask for the password. If a second factor is set up, the server asks for that instead. */
  readonly asksPassword: boolean;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Creates a passkey on this device or on a security key. */
export const AddForm = ({ asksPassword, onAdded, onClose }: AddFormProps) => {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const form = useForm({
    schema: renamePasskeyBody,
    values: { passkeyId: newId(), name },
    send: async () => {
      await makePasskey(name, password);
      onAdded();
    },
  });
  return (
    <EntryForm
      form={form}
      submit={texts.makeThePasskey}
      sending={texts.makingPasskey}
      onCancel={onClose}
    >
      <TextField
        label={texts.passkeyName}
        hint={texts.passkeyNameHint}
        required
        maxLength={60}
        {...form.bind('name', name, setName)}
      />
      {asksPassword ? (
        <PasswordField
          label={texts.yourPassword}
          autoComplete="current-password"
          required
          {...form.bind('password', password, setPassword)}
        />
      ) : null}
    </EntryForm>
  );
};
