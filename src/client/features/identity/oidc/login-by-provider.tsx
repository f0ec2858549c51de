import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { useServerOptions } from '#client/lib/api/server-options.ts';
import { oidcEndpoints } from '#contract/accounts/oidc.ts';
import { texts } from '#texts/identity.js';
import { ProviderButton } from './provider-button.tsx';

interface LoginByProviderProps {
  /** The page to open after the login. */
  readonly returnTo: string;
}

/** Logs in through the server's login provider; renders nothing without one. */
export const LoginByProvider = ({ returnTo }: LoginByProviderProps) => {
  const [client] = useState(() => new QueryClient());
  const provider = useServerOptions()?.loginProvider ?? null;
  return provider === null ? null : (
    <QueryClientProvider client={client}>
      <ProviderButton
        label={texts.logInWith({ provider })}
        begin={() => call(oidcEndpoints.begin, { body: { returnTo } })}
      />
    </QueryClientProvider>
  );
};
