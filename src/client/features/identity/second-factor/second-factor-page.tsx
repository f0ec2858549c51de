import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { useMe } from '#client/features/identity/account/queries.ts';
import { LogOutButton } from '#client/features/identity/log-out/button.tsx';
import { call } from '#client/lib/api/call.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { markSecondFactorGiven } from '#client/lib/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { CopyButton } from './copy-button.tsx';
import { forgetCodes, keepCodes, unkeptCodes } from './kept-codes.ts';
import { QrPicture } from './qr-picture.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import own from './second-factor.module.css';

interface SetUpProps {
  readonly userId: string;
  readonly onCodes: (codes: readonly string[]) => void;
}

const SetUp = ({ userId, onCodes }: SetUpProps) => {
  const begun = useQuery({
    queryKey: ['second-factor', userId],
    queryFn: () => call(secondFactorEndpoints.begin, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Page
      title="Set up your second factor"
      lead="Therapists see what other people share with them. So your account needs a code from an app on your phone, beside the password."
    >
      {begun.data === undefined ? (
        <NotLoaded what="The code for your app" query={begun} />
      ) : (
        <div className={styles.stack}>
          <h2>1. Add Evenkeel to an authenticator app</h2>
          <p>Any authenticator app will do. Scan this picture with it.</p>
          <QrPicture text={begun.data.uri} label="QR code for your authenticator app" />
          <p>
            Or <a href={begun.data.uri}>open it in an app on this device</a>, or type this key into
            the app:
          </p>
          <p className={own.groups}>{begun.data.groups.join(' ')}</p>
          <div className={styles.row}>
            <CopyButton text={begun.data.groups.join('')} label="Copy the key" />
          </div>
          <h2>2. Type the code that the app shows</h2>
          <CodeForm
            button="Go on"
            send={async (code) => {
              const { recoveryCodes } = await call(secondFactorEndpoints.confirm, {
                body: { code },
              });
              onCodes(recoveryCodes);
            }}
          />
        </div>
      )}
      <LogOutButton userId={userId} kind="secondary" />
    </Page>
  );
};

const GiveCode = ({ userId }: { readonly userId: string }) => {
  const [byRecovery, setByRecovery] = useState(false);
  return (
    <Page
      title={byRecovery ? 'Use a recovery code' : 'Type the code from your app'}
      lead="One more step, and the page you asked for opens."
    >
      <div className={styles.stack}>
        {byRecovery ? (
          <RecoveryForm
            send={async (recoveryCode) => {
              await call(secondFactorEndpoints.recover, { body: { recoveryCode } });
              markSecondFactorGiven();
            }}
          />
        ) : (
          <CodeForm
            button="Go on"
            send={async (code) => {
              await call(secondFactorEndpoints.verify, { body: { code } });
              markSecondFactorGiven();
            }}
          />
        )}
        <Button kind="quiet" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? 'Use a code from the app instead' : 'Use a recovery code instead'}
        </Button>
        <LogOutButton userId={userId} kind="secondary" />
      </div>
    </Page>
  );
};

/** Stands before every page until a therapist has given the second factor. */
export const SecondFactorPage = ({ userId }: { readonly userId: string }) => {
  const account = useMe();
  const state = account.data?.secondFactor;
  const [codes, setCodes] = useState(() => unkeptCodes(userId));
  const isDone = codes === null && (state === 'given' || state === 'none');
  useEffect(() => {
    if (isDone) markSecondFactorGiven();
  }, [isDone]);
  if (codes !== null) {
    return (
      <Page title="Keep your recovery codes">
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            forgetCodes(userId);
            markSecondFactorGiven();
          }}
        />
      </Page>
    );
  }
  if (state === 'to-set-up') {
    const show = (made: readonly string[]): void => {
      keepCodes(userId, made);
      setCodes(made);
    };
    return <SetUp userId={userId} onCodes={show} />;
  }
  if (state === 'needed') return <GiveCode userId={userId} />;
  return (
    <Page title="One more step">
      <NotLoaded what="Your account" query={account} />
    </Page>
  );
};
