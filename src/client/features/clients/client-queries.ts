import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, Refusal } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { NOT_PERSISTED } from '#client/sync/not-persisted.ts';
import { clientEndpoints } from '#contract/sharing/clients.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/**
 * How often an open page checks whether the connection still exists. The check itself reveals nothing about the person.
 */
const ASK_AGAIN_MS = 20_000;

const LIST_KEY = ['clients'] as const;
const clientKey = (connectionId: string) => ['client', connectionId] as const;

/** The people who share data with the caller. */
export const clientsQuery = queryOptions({
  ...NOT_PERSISTED,
  // Not refetched on focus, because the person's log records every fetch.
  refetchOnWindowFocus: false,
  queryKey: LIST_KEY,
  queryFn: () => call(clientEndpoints.all, { query: { zone: deviceZone() } }),
});

/** One person who shares data with the caller, and the data that they share. */
export const clientQuery = (connectionId: string) =>
  queryOptions({
    ...NOT_PERSISTED,
    queryKey: clientKey(connectionId),
    queryFn: () => call(clientEndpoints.one, { params: { connectionId } }),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });

/** Whether an error means that the person no longer shares anything. */
export const isGone = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'not_found';

/** Adds or removes the date of a session. */
export const useMeetings = (connectionId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, isAdded }: { date: LocalDate; isAdded: boolean }) =>
      call(isAdded ? clientEndpoints.addMeeting : clientEndpoints.removeMeeting, {
        params: { connectionId },
        body: { date },
      }),
    onSuccess: (answer) => client.setQueryData(clientKey(connectionId), answer),
  });
};

/** Ends a connection from the viewer's side. */
export const useLeave = (connectionId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(clientEndpoints.leave, { params: { connectionId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  });
};
