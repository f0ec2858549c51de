import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { SecondFactorPage } from './second-factor-page.tsx';

/** The page with its own query client; it loads and sends none of the person's own data. */
export const SecondFactorPart = ({ userId }: { readonly userId: string }) => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <SecondFactorPage userId={userId} />
    </QueryClientProvider>
  );
};
