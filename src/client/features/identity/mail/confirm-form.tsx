import { useState } from 'react';
import { FormProblemNotice } from '#client/features/identity/form-problem-notice.tsx';
import { call } from '#client/lib/api/call.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import styles from './mail.module.css';
import { clearSecret, useSecretInAddress } from './secret-in-address.ts';

/** Confirms an address by the link of a mail, once somebody says so: programs that look at mails open links too. */
export const ConfirmForm = () => {
  const secret = useSecretInAddress();
  const [isDone, setDone] = useState(false);
  const { pending, problem, formProps } = useForm({
    schema: mailEndpoints.confirmAddress.body,
    values: { secret },
    send: async (signal) => {
      await call(mailEndpoints.confirmAddress, { body: { secret }, signal });
      clearSecret();
      setDone(true);
    },
  });
  if (isDone) return <Notice tone="success">Your address is confirmed.</Notice>;
  return (
    <form className={styles.stack} {...formProps}>
      <FormProblemNotice problem={problem} />
      <Button type="submit" pending={pending} pendingLabel="Confirming…">
        Confirm this address
      </Button>
    </form>
  );
};
