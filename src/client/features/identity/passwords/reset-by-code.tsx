import { useEffect, useState } from 'react';
import { PASSWORD_HINT } from '#client/features/identity/account/texts.ts';
import { logIn } from '#client/features/identity/sign-in.ts';
import { call } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { passwordCodeEndpoints, resetByCodeBody } from '#contract/accounts/password-codes.ts';
import { texts } from '#texts/identity.js';
import { PasswordSet } from './password-set.tsx';

interface ResetByCodeProps {
  /** The email that was typed earlier. */
  readonly typed: string;
  /** Returns to the login. */
  readonly onBack: () => void;
  /** Offers the mailed link instead. Null if the server sends no mail. */
  readonly onMail: (() => void) | null;
  readonly onSignedIn: () => void;
}

/** Sets a new password with a recovery code, and logs in with it. */
export const ResetByCode = ({ typed, onBack, onMail, onSignedIn }: ResetByCodeProps) => {
  const [email, setEmail] = useState(typed);
  const [recoveryCode, setCode] = useState('');
  const [newPassword, setNew] = useState('');
  const [isDone, setDone] = useState(false);
  const values = { email, recoveryCode, newPassword };
  const form = useForm({
    schema: resetByCodeBody,
    values,
    send: async (signal) => {
      await call(passwordCodeEndpoints.reset, { body: values, signal });
      try {
        await logIn({ email, password: newPassword }, signal);
      } catch {
        // The code is used up, so this form must not be sent again.
        setDone(true);
        return;
      }
      onSignedIn();
    },
  });
  const { ref } = form.formProps;
  // Opening this form removed the pressed button, so the first empty field takes the focus.
  useEffect(() => {
    const fields = [...(ref.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, [ref]);
  if (isDone) return <PasswordSet onLogIn={onBack} />;
  return (
    <EntryForm
      form={form}
      submit={texts.setNewPassword}
      sending={texts.settingPassword}
      buttons={
        <>
          <Button kind="quiet" onClick={onBack}>
            {texts.backToLogIn}
          </Button>
          {onMail === null ? null : (
            <Button kind="quiet" onClick={onMail}>
              {texts.sendMailInstead}
            </Button>
          )}
        </>
      }
    >
      <p>{texts.resetByCodeAbout}</p>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        required
        {...form.bind('email', email, setEmail)}
      />
      <TextField
        label={texts.recoveryCode}
        hint={texts.passwordCodeHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.bind('recoveryCode', recoveryCode, setCode)}
      />
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        required
        {...form.bind('newPassword', newPassword, setNew)}
      />
      {onMail === null ? <p>{texts.noCodeNoMail}</p> : null}
    </EntryForm>
  );
};
