import { useState } from 'react';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { verifyCodeBody } from '#contract/accounts/second-factor.ts';
import { texts } from '#texts/identity.js';

interface CodeFormProps {
  readonly label?: string;
  readonly button: string;
  readonly kind?: 'primary' | 'secondary';
  readonly send: (code: string) => Promise<void>;
}

/** The form for a code from the authenticator app. */
export const CodeForm = ({
  label = texts.appCode,
  button,
  kind = 'primary',
  send,
}: CodeFormProps) => {
  const [code, setCode] = useState('');
  const form = useForm({
    schema: verifyCodeBody,
    values: { code },
    send: async () => {
      await send(code);
      setCode('');
    },
  });
  return (
    <EntryForm form={form} submit={button} sending={texts.checking} kind={kind}>
      <TextField
        label={label}
        hint={texts.appCodeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={12}
        {...form.bind('code', code, setCode)}
      />
    </EntryForm>
  );
};
