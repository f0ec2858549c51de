import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import {
  type useLoginMethods,
  useMe,
  WAYS_KEY,
} from '#client/features/identity/account/queries.ts';
import { call } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import { momentFormat } from '#client/lib/time/moment-text.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import { connectingBody, oidcEndpoints } from '#contract/accounts/oidc.ts';
import { texts } from '#texts/identity.js';
import { StepUpConfirmation } from './step-up-confirmation.tsx';

type Ways = NonNullable<ReturnType<typeof useLoginMethods>['data']>;

const dayText = momentFormat({ dateStyle: 'medium' });

const Connect = ({ provider, asksPassword }: { provider: string; asksPassword: boolean }) => {
  const [password, setPassword] = useState('');
  const values = asksPassword ? { password } : {};
  const form = useForm({
    schema: connectingBody,
    values,
    send: async () => {
      const { url } = await call(oidcEndpoints.beginConnecting, { body: values });
      window.location.assign(url);
    },
  });
  return (
    <EntryForm form={form} submit={texts.goToProvider({ provider })} sending={texts.oneMoment}>
      <p>{texts.connectAbout({ provider })}</p>
      {asksPassword ? (
        <PasswordField
          label={texts.yourPassword}
          autoComplete="current-password"
          required
          {...form.bind('password', password, setPassword)}
        />
      ) : null}
    </EntryForm>
  );
};

const Disconnect = ({ provider, onClose }: { provider: string; onClose: () => void }) => {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(oidcEndpoints.disconnect, {}),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: WAYS_KEY });
      onClose();
    },
  });
  return (
    <Confirm
      open
      title={texts.disconnectTitle({ provider })}
      submit={texts.disconnectIt}
      sending={texts.disconnecting}
      pending={end.isPending}
      problem={errorText(end.error)}
      onConfirm={end.mutate}
      onClose={onClose}
    >
      <p>{texts.disconnectAbout({ provider })}</p>
    </Confirm>
  );
};

/** The login methods of this account, including the login provider. */
export const LoginMethodsCard = ({
  provider,
  ways,
}: {
  readonly provider: string;
  readonly ways: Ways;
}) => {
  const { hasPassword, passkeys, connected } = ways;
  const hasFactor = useMe().data?.secondFactor !== 'none';
  const [open, setOpen] = useState<'connect' | 'disconnect' | null>(null);
  const close = (): void => setOpen(null);
  useArrival('ways');
  return (
    <div className={styles.stack}>
      <dl className={styles.facts}>
        <dt>{texts.password}</dt>
        <dd>{hasPassword ? texts.passwordIsSet : texts.passwordIsNotSet}</dd>
        <dt>{texts.passkeys}</dt>
        <dd>{passkeys === 0 ? texts.none : passkeys}</dd>
        <dt>{provider}</dt>
        <dd>
          {connected === null
            ? texts.notConnected
            : texts.connectedSince({ day: dayText(connected.connectedAt) })}
        </dd>
      </dl>
      <Button
        kind="secondary"
        onClick={() => setOpen(connected === null ? 'connect' : 'disconnect')}
      >
        {connected === null ? texts.connectWith({ provider }) : texts.disconnect({ provider })}
      </Button>
      <Dialog open={open === 'connect'} title={texts.connectWith({ provider })} onClose={close}>
        <StepUpConfirmation>
          <Connect provider={provider} asksPassword={hasPassword && !hasFactor} />
        </StepUpConfirmation>
      </Dialog>
      {open === 'disconnect' ? <Disconnect provider={provider} onClose={close} /> : null}
    </div>
  );
};
