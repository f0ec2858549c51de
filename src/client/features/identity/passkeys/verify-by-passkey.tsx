import { verifyByPasskey } from './ceremonies.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Gives a passkey in place of the code. */
export const VerifyByPasskey = ({ onGiven }: { readonly onGiven: () => void }) => (
  <PasskeyButton
    label="Use a passkey instead"
    ask={async () => {
      await verifyByPasskey();
      onGiven();
    }}
  />
);
