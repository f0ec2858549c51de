import { useState } from 'react';
import { FormProblemNotice } from '#client/features/identity/form-problem-notice.tsx';
import { call } from '#client/lib/api/call.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import styles from './mail.module.css';

/** Asks for a mail with a link for a new password. @param onBack leads back to logging in; no way back when left out */
export const ForgotForm = ({ onBack }: { readonly onBack?: () => void }) => {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { pending, problem, formProps } = useForm({
    schema: mailEndpoints.askReset.body,
    values: { email },
    send: async (signal) => {
      await call(mailEndpoints.askReset, { body: { email }, signal });
      setSentTo(email);
    },
  });
  return (
    <form className={styles.stack} {...formProps}>
      {sentTo === null ? (
        <p>Give the email of your account. A mail with a link goes there.</p>
      ) : (
        <>
          <Notice tone="success">Check your mail to go on.</Notice>
          <p className={styles.address}>
            If {sentTo} has an account here, a mail with a link is on its way. The link works once,
            for one hour. If no mail comes within some minutes, look into the folder for spam, or
            send it again.
          </p>
        </>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        name="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={problem?.fields.email}
      />
      <FormProblemNotice problem={problem} />
      <Button type="submit" pending={pending} pendingLabel="Sending…">
        {sentTo === null ? 'Send the mail' : 'Send it again'}
      </Button>
      {onBack === undefined ? null : (
        <Button kind="quiet" onClick={onBack}>
          Back to log in
        </Button>
      )}
    </form>
  );
};
