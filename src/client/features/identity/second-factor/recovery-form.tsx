import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { FormProblemNotice } from '#client/features/identity/form-problem-notice.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { recoverBody } from '#contract/accounts/second-factor.ts';

interface RecoveryFormProps {
  readonly send: (recoveryCode: string) => Promise<void>;
}

/** The form for a recovery code. */
export const RecoveryForm = ({ send }: RecoveryFormProps) => {
  const [recoveryCode, setCode] = useState('');
  const { pending, problem, formProps } = useForm({
    schema: recoverBody,
    values: { recoveryCode },
    send: () => send(recoveryCode),
  });
  return (
    <form className={styles.form} {...formProps}>
      <TextField
        label="Recovery code"
        hint="One that you have not used yet. Capitals, spaces and dashes do not matter."
        name="recoveryCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={recoveryCode}
        onChange={({ target }) => setCode(target.value)}
        error={problem?.fields.recoveryCode}
      />
      <FormProblemNotice problem={problem} />
      <Button type="submit" pending={pending} pendingLabel="Checking…">
        Use this code
      </Button>
    </form>
  );
};
