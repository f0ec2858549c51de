import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { NOT_PERSISTED } from '#client/sync/not-persisted.ts';
import { clientCareEndpoints } from '#contract/sharing/care.ts';

/** The joint plans of a therapist and one client. Never stored on the device. */
export const useClientCare = (connectionId: string) => {
  const client = useQueryClient();
  const queryKey = ['client-care', connectionId];
  const query = useQuery({
    ...NOT_PERSISTED,
    queryKey,
    queryFn: ({ signal }) => call(clientCareEndpoints.read, { params: { connectionId }, signal }),
  });
  return { query, refresh: () => client.invalidateQueries({ queryKey }) };
};
