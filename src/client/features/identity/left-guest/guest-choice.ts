import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#client/lib/api/call.ts';
import { clearDeviceData, giveEntries } from '#client/sync/device-data.ts';
import { guestEntryEndpoints } from '#contract/accounts/guest-entries.ts';

/** The query key of the guests whose entries can be moved to this account. */
export const LEFT_GUESTS_KEY = ['left-guests'] as const;

const takeAlong = async (client: QueryClient, guestId: string, userId: string): Promise<void> => {
  await call(guestEntryEndpoints.take, { body: { guestId } });
  // Runs after the transfer on the server, because the unsent entries refer to the transferred records.
  await giveEntries(guestId, userId);
  await clearDeviceData(guestId);
  await client.invalidateQueries();
};

const deleteGuest = async (client: QueryClient, guestId: string): Promise<void> => {
  await call(guestEntryEndpoints.remove, { body: { guestId } });
  await clearDeviceData(guestId);
  await client.invalidateQueries({ queryKey: LEFT_GUESTS_KEY });
};

/** The choices for a guest's entries. Both functions reject with a message for the person. */
export const useGuestChoice = (userId: string) => {
  const client = useQueryClient();
  return useMemo(
    () => ({
      take: (guestId: string) => takeAlong(client, guestId, userId),
      remove: (guestId: string) => deleteGuest(client, guestId),
    }),
    [client, userId],
  );
};
