import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { confirmAddressBody, mailEndpoints } from '#contract/accounts/mail.ts';
import { texts } from '#texts/identity.js';
import { useMailLink } from './mail-link.ts';
import { Outcome } from './outcome.tsx';

/** Confirms an address from a mailed link. The person must press a button, because mail scanners open links too. */
export const ConfirmForm = () => {
  const { secret, dead, use } = useMailLink();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    schema: confirmAddressBody,
    values: { secret },
    send: async (signal) => {
      await use(() => call(mailEndpoints.confirmAddress, { body: { secret }, signal }));
      setDone(true);
    },
  });
  if (isDone) {
    return (
      <Outcome tone="success" message={texts.addressConfirmed}>
        <Link to="/homepage" className={buttonClass()}>
          {texts.goToToday}
        </Link>
      </Outcome>
    );
  }
  if (dead !== null) {
    return (
      <Outcome tone="problem" message={dead}>
        <p>{texts.newLinkInSettings}</p>
        <Link to="/settings#account" className={buttonClass()}>
          {texts.openSettings}
        </Link>
      </Outcome>
    );
  }
  return (
    <EntryForm form={form} submit={texts.confirmAddress} sending={texts.confirming}>
      <p>{texts.confirmAbout}</p>
    </EntryForm>
  );
};
