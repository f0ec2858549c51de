import { useEffect, useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { askResetBody, mailEndpoints } from '#contract/accounts/mail.ts';
import { texts } from '#texts/identity.js';
import { Outcome } from './outcome.tsx';

interface ForgotFormProps {
  /** The email that was typed earlier. */
  readonly typed?: string;
  /** Returns to the login. If it is omitted, there is no back button. */
  readonly onBack?: () => void;
  /** Offers a recovery code instead of a mail. If it is omitted, this is not offered. */
  readonly onCode?: () => void;
}

/** Requests a mail with a password reset link. */
export const ForgotForm = ({ typed = '', onBack, onCode }: ForgotFormProps) => {
  const [email, setEmail] = useState(typed);
  const [timesSent, setTimesSent] = useState(0);
  const form = useForm({
    schema: askResetBody,
    values: { email },
    send: async (signal) => {
      await call(mailEndpoints.askReset, { body: { email }, signal });
      setTimesSent((before) => before + 1);
    },
  });
  const { ref } = form.formProps;
  const isInDialog = onBack !== undefined;
  // Opening this form removed the pressed link, so the first field takes the focus.
  useEffect(() => {
    if (isInDialog) ref.current?.querySelector('input')?.focus();
  }, [ref, isInDialog]);
  return (
    <EntryForm
      form={form}
      submit={timesSent === 0 ? texts.sendMail : texts.sendItAgain}
      sending={texts.sending}
      kind={timesSent === 0 ? 'primary' : 'secondary'}
      buttons={
        <>
          {onBack === undefined ? null : (
            <Button kind="quiet" onClick={onBack}>
              {texts.backToLogIn}
            </Button>
          )}
          {onCode === undefined ? null : (
            <Button kind="quiet" onClick={onCode}>
              {texts.useRecoveryCode}
            </Button>
          )}
          {timesSent === 0 ? null : (
            <Button kind="quiet" onClick={() => setTimesSent(0)}>
              {texts.useAnotherEmail}
            </Button>
          )}
        </>
      }
    >
      {timesSent === 0 ? (
        <>
          <p>{texts.typeEmail}</p>
          <TextField
            label={texts.email}
            type="email"
            autoComplete="email"
            required
            {...form.bind('email', email, setEmail)}
          />
        </>
      ) : (
        <Outcome tone="success" message={timesSent === 1 ? texts.checkMail : texts.sentAgain}>
          <p className={kit.anyBreak}>{texts.resetMailSent({ email })}</p>
          <p>{texts.noMailSendAgain}</p>
        </Outcome>
      )}
    </EntryForm>
  );
};
