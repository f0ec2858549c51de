import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { ME_KEY } from '#client/features/identity/account/queries.ts';
import { StepUpConfirmation } from '#client/features/identity/oidc/step-up-confirmation.tsx';
import { call } from '#client/lib/api/call.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { momentFormat } from '#client/lib/time/moment-text.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import type { SignedIn } from '#contract/identity.ts';
import { CodesLeft, factorState } from './codes-left.tsx';
import { forgetCodes, keepCodes, unkeptCodes } from './kept-codes.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSteps } from './setting-up/set-up-steps.tsx';

type Me = Pick<SignedIn, 'userId' | 'role' | 'secondFactor'>;

/** A day, such as "November 21, 2026". */
const dayText = momentFormat({ dateStyle: 'long' });

/** Says that the second factor is on, since when, and whether it can be turned off. */
const IsOn = ({ isTherapist }: { readonly isTherapist: boolean }) => {
  const setUpAt = useQuery(factorState).data?.setUpAt ?? null;
  return (
    <p>
      The second factor is on: logging in without a passkey also needs a code.
      {setUpAt === null ? '' : ` You set up your app on ${dayText(setUpAt)}.`}{' '}
      {isTherapist
        ? 'Accounts of therapists keep it. You can move it to another app.'
        : 'You can turn it off below.'}
    </p>
  );
};

const TurnOff = ({ onDone }: { readonly onDone: () => Promise<void> }) => {
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(secondFactorEndpoints.remove, {}),
    onSuccess: onDone,
  });
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Turn it off
      </Button>
      <Confirm
        open={asking}
        title="Turn off the second factor?"
        submit="Turn it off"
        sending="Turning off…"
        pending={remove.isPending}
        problem={errorText(remove.error)}
        onConfirm={remove.mutate}
        onClose={() => setAsking(false)}
      >
        <p>Then the password alone opens your account. The recovery codes no longer work.</p>
      </Confirm>
    </>
  );
};

interface FactorCardProps {
  readonly me: Me;
  readonly hasPassword: boolean;
}

/**
 * The second factor in the settings, with buttons to set it up, move it to another app, renew its recovery codes, and
 * turn it off.
 */
export const FactorCard = ({
  me: { userId, role, secondFactor },
  hasPassword,
}: FactorCardProps) => {
  const client = useQueryClient();
  const [settingUp, setSettingUp] = useState(false);
  const [wasTurnedOff, setTurnedOff] = useState(false);
  const [codes, setCodes] = useState(() => unkeptCodes(userId));
  const refresh = () => client.invalidateQueries({ queryKey: ME_KEY });
  if (codes !== null) {
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          forgetCodes(userId);
          setCodes(null);
          void client.invalidateQueries({ queryKey: factorState.queryKey });
        }}
      />
    );
  }
  if (settingUp) {
    return (
      <div className={styles.stack}>
        <StepUpConfirmation>
          <SetUpSteps
            userId={userId}
            asksPassword={hasPassword && secondFactor === 'none'}
            Heading="h3"
            onCodes={(made) => {
              keepCodes(userId, made);
              setCodes(made);
              setSettingUp(false);
              void refresh();
            }}
          />
        </StepUpConfirmation>
        <Button kind="quiet" onClick={() => setSettingUp(false)}>
          Not now
        </Button>
      </div>
    );
  }
  if (secondFactor === 'none') {
    return (
      <div className={styles.stack}>
        {wasTurnedOff ? (
          <div ref={takeLostFocus} tabIndex={-1} className={kit.noRing}>
            <Notice tone="success">The second factor is turned off.</Notice>
          </div>
        ) : null}
        <p>
          With a second factor, logging in also needs a code from an app on your phone. So nobody
          gets in with your password alone.
        </p>
        <Button kind="secondary" onClick={() => setSettingUp(true)}>
          Set up a second factor
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <IsOn isTherapist={role === 'therapist'} />
      <CodesLeft userId={userId} />
      <div className={kit.row3}>
        <Button kind="secondary" onClick={() => setSettingUp(true)}>
          Use another app
        </Button>
        {role === 'therapist' ? null : (
          <TurnOff
            onDone={() => {
              setTurnedOff(true);
              return refresh();
            }}
          />
        )}
      </div>
    </div>
  );
};
