import { texts } from '#texts/identity.js';
import { verifyByPasskey } from './ceremonies.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Verifies the second factor with a passkey instead of a code. */
export const VerifyByPasskey = ({ onGiven }: { readonly onGiven: () => void }) => (
  <PasskeyButton
    label={texts.usePasskey}
    ask={async () => {
      await verifyByPasskey();
      onGiven();
    }}
  />
);
