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
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
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
      {texts.factorOn} {setUpAt === null ? '' : `${texts.appSetUpOn({ day: dayText(setUpAt) })} `}
      {isTherapist ? texts.therapistsKeepFactor : texts.factorCanBeTurnedOff}
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
        {texts.turnOff}
      </Button>
      <Confirm
        open={asking}
        title={texts.turnOffTitle}
        submit={texts.turnOff}
        sending={texts.turningOff}
        pending={remove.isPending}
        problem={errorText(remove.error)}
        onConfirm={remove.mutate}
        onClose={() => setAsking(false)}
      >
        <p>{texts.turnOffAbout}</p>
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
          {common.notNow}
        </Button>
      </div>
    );
  }
  if (secondFactor === 'none') {
    return (
      <div className={styles.stack}>
        {wasTurnedOff ? (
          <div ref={takeLostFocus} tabIndex={-1} className={kit.noRing}>
            <Notice tone="success">{texts.factorTurnedOff}</Notice>
          </div>
        ) : null}
        <p>{texts.factorAbout}</p>
        <Button kind="secondary" onClick={() => setSettingUp(true)}>
          {texts.setUpFactor}
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
          {texts.useAnotherApp}
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
