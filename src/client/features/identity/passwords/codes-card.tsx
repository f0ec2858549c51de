import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#client/features/identity/account/account.module.css';
import { unkeptCodes } from '#client/features/identity/second-factor/kept-codes.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { momentFormat } from '#client/lib/time/moment-text.ts';
import { Button } from '#client/ui/button.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
import { codesState, MakeCodes } from './make-codes.tsx';

/** A day, such as "November 21, 2026". */
const dayText = momentFormat({ dateStyle: 'long' });

const leftText = (left: number, madeAt: string | null): string =>
  madeAt === null ? texts.noCodesYet : texts.codesLeft({ count: left, day: dayText(madeAt) });

interface CodesCardProps {
  readonly userId: string;
  readonly asksPassword: boolean;
}

/** The recovery codes for the password in the settings: how many are left, and a button to make new ones. */
export const PasswordCodesCard = ({ userId, asksPassword }: CodesCardProps) => {
  const state = useQuery(codesState);
  const [isMaking, setMaking] = useState(() => unkeptCodes(userId, 'password-codes') !== null);
  const close = (): void => setMaking(false);
  const hasCodes = state.data !== undefined && state.data.codesLeft > 0;
  if (isMaking) {
    return (
      <MakeCodes
        userId={userId}
        asksPassword={asksPassword}
        submit={texts.makeCodes}
        cancel={common.cancel}
        onCancel={close}
        onSaved={close}
      >
        <p>{hasCodes ? texts.getTenNewCodes : texts.getTenCodes}</p>
      </MakeCodes>
    );
  }
  if (state.data === undefined) return <NotLoaded message={texts.codesNotLoaded} query={state} />;
  return (
    <div className={styles.stack}>
      <p ref={takeLostFocus} tabIndex={-1}>
        {texts.whatCodesDo} {leftText(state.data.codesLeft, state.data.madeAt)}
      </p>
      <Button kind="secondary" onClick={() => setMaking(true)}>
        {hasCodes ? texts.makeNewCodes : texts.getRecoveryCodes}
      </Button>
    </div>
  );
};
