import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { FormProblemNotice } from '#client/features/identity/form-problem-notice.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { verifyCodeBody } from '#contract/accounts/second-factor.ts';

interface CodeFormProps {
  readonly label?: string;
  readonly button: string;
  readonly kind?: 'primary' | 'secondary';
  readonly send: (code: string) => Promise<void>;
}

/** The form for a code from the authenticator app. */
export const CodeForm = ({
  label = 'Code from your app',
  button,
  kind = 'primary',
  send,
}: CodeFormProps) => {
  const [code, setCode] = useState('');
  const { pending, problem, formProps } = useForm({
    schema: verifyCodeBody,
    values: { code },
    send: async () => {
      await send(code);
      setCode('');
    },
  });
  return (
    <form className={styles.form} {...formProps}>
      <TextField
        label={label}
        hint="6 digits. Spaces do not matter."
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={12}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={problem?.fields.code}
      />
      <FormProblemNotice problem={problem} />
      <Button type="submit" kind={kind} pending={pending} pendingLabel="Checking…">
        {button}
      </Button>
    </form>
  );
};
