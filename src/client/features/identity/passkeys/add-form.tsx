import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { FormProblemNotice } from '#client/features/identity/form-problem-notice.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { newId } from '#client/platform/new-id.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { renamePasskeyBody } from '#contract/accounts/passkeys.ts';
import { makePasskey } from './ceremonies.ts';

interface AddFormProps {
  /** Whether to ask for the password. With a second factor, the server asks for that instead. */
  readonly asksPassword: boolean;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Creates a passkey on this device or on a security key. */
export const AddForm = ({ asksPassword, onAdded, onClose }: AddFormProps) => {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { pending, problem, formProps } = useForm({
    schema: renamePasskeyBody,
    values: { passkeyId: newId(), name },
    send: async () => {
      await makePasskey(name, password);
      onAdded();
    },
  });
  return (
    <form className={styles.form} {...formProps}>
      <TextField
        label="A name for it"
        hint="So that you can tell it from others, such as “My phone”."
        name="name"
        required
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem?.fields.name}
      />
      {asksPassword ? (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={problem?.fields.password}
        />
      ) : null}
      <FormProblemNotice problem={problem} />
      <div className={kit.row3}>
        <Button type="submit" pending={pending} pendingLabel="Making the passkey…">
          Make the passkey
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
