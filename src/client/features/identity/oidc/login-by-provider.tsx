import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { oidcEndpoints } from '#contract/accounts/oidc.ts';
import { systemEndpoints } from '#contract/system.ts';
import { ProviderButton } from './provider-button.tsx';

interface LoginByProviderProps {
  /** The page to open afterwards. */
  readonly returnTo: string;
}

const WhereThereIsOne = ({ returnTo }: LoginByProviderProps) => {
  const { data } = useQuery({
    queryKey: ['options'],
    queryFn: ({ signal }) => call(systemEndpoints.options, { signal }),
  });
  const provider = data?.loginProvider ?? null;
  return provider === null ? null : (
    <ProviderButton
      label={`Log in with ${provider}`}
      begin={() => call(oidcEndpoints.begin, { body: { returnTo } })}
    />
  );
};

/** Logs in at the provider of whoever runs the server; nothing where there is none. */
export const LoginByProvider = (props: LoginByProviderProps) => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <WhereThereIsOne {...props} />
    </QueryClientProvider>
  );
};
