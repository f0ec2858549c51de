import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { logInByPasskey } from '#client/features/identity/sign-in.ts';
import { texts } from '#texts/identity.js';
import { signedForLogin } from './ceremonies.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Logs in with a passkey, without typing anything. */
export const LoginByPasskey = ({ onSignedIn }: { readonly onSignedIn: () => void }) => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <PasskeyButton
        label={texts.logInWithPasskey}
        ask={async () => {
          await logInByPasskey(await signedForLogin());
          onSignedIn();
        }}
      />
    </QueryClientProvider>
  );
};
