import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountFields, NO_ACCOUNT } from '#client/features/identity/account/fields.tsx';
import { ME_KEY, WAYS_KEY } from '#client/features/identity/account/queries.ts';
import { withCookie } from '#client/features/identity/log-out/logout-request.ts';
import { CheckMail } from '#client/features/identity/mail/check-mail.tsx';
import { rememberTyped } from '#client/features/identity/offers/account-offer.ts';
import { call } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { startSession } from '#client/lib/session/session.ts';
import { identityEndpoints, registration } from '#contract/identity.ts';
import { texts } from '#texts/identity.js';

interface UpgradeFormProps {
  /** Called once the account is created, before the form is removed. */
  readonly onMade: () => void;
}

/** Turns a guest account into a full account that has all of the guest's data. */
export const UpgradeForm = ({ onMade }: UpgradeFormProps) => {
  const client = useQueryClient();
  const [typed, setTyped] = useState(NO_ACCOUNT);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema: registration,
    values: typed,
    send: () =>
      withCookie(async () => {
        const person = await call(identityEndpoints.upgrade, { body: typed });
        if ('checkMail' in person) {
          setSentTo(typed.email);
          return;
        }
        startSession(person);
        rememberTyped(typed.password);
        onMade();
        client.setQueryData(ME_KEY, { ...person, hasClients: false });
        await client.resetQueries({ queryKey: WAYS_KEY });
      }),
  });
  if (sentTo !== null) return <CheckMail address={sentTo} onBack={() => setSentTo(null)} />;
  return (
    <EntryForm form={form} submit={texts.makeAccount} sending={texts.makingAccount}>
      <AccountFields isNew typed={typed} onType={setTyped} problem={form.problem} />
    </EntryForm>
  );
};
