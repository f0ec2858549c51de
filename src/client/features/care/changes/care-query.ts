import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { careEndpoints, type PersonCare } from '#contract/sharing/care.ts';

/** The joint plans of a person and their therapists, as last received from the server. */
export const personCare = (userId: string) =>
  queryOptions({
    queryKey: ['care', userId] as const,
    refetchOnMount: onOpen,
    queryFn: ({ signal }): Promise<PersonCare> =>
      call(careEndpoints.all, { params: { userId }, signal }),
  });
