import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { SecondFactorPage } from './second-factor-page.tsx';

/**
 * The page for the second factor. It has its own query client, so that it neither loads nor sends the person's data.
 */
export const SecondFactorPart = ({ userId }: { readonly userId: string }) => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <SecondFactorPage userId={userId} />
    </QueryClientProvider>
  );
};
