import { useState } from 'react';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { recoverBody } from '#contract/accounts/second-factor.ts';
import { texts } from '#texts/identity.js';

interface RecoveryFormProps {
  readonly send: (recoveryCode: string) => Promise<void>;
}

/** The form for a recovery code. */
export const RecoveryForm = ({ send }: RecoveryFormProps) => {
  const [recoveryCode, setCode] = useState('');
  const form = useForm({
    schema: recoverBody,
    values: { recoveryCode },
    send: () => send(recoveryCode),
  });
  return (
    <EntryForm form={form} submit={texts.useThisCode} sending={texts.checking}>
      <TextField
        label={texts.recoveryCode}
        hint={texts.recoveryCodeHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.bind('recoveryCode', recoveryCode, setCode)}
      />
    </EntryForm>
  );
};
