import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUserId } from '#client/lib/session/session.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { refreshReminders, reminderQuery } from '../queries.ts';
import { ownAddress, pushAbility } from './push-address.ts';

/** Whether this browser gets reminders while Evenkeel is closed; `isOn` is null while unknown. */
export const useThisDevice = () => {
  const userId = useUserId();
  const client = useQueryClient();
  const own = useQuery({
    queryKey: ['own-push-address'],
    queryFn: ownAddress,
    networkMode: 'always',
  });
  // Refetched when the page opens, because the push service may have dropped the address.
  const query = useQuery({ ...reminderQuery(userId), refetchOnMount: onOpen });
  const addresses = query.data?.addresses;
  const isOn =
    own.data === undefined || addresses === undefined
      ? null
      : own.data !== null && addresses.includes(own.data);
  return {
    userId,
    ability: pushAbility(),
    isOn,
    /** Whether this browser has a push address that the server no longer sends to. */
    isDropped: isOn === false && own.data !== null,
    publicKey: query.data?.publicKey ?? null,
    refresh: async (): Promise<void> => {
      await own.refetch();
      refreshReminders(client, userId);
    },
  };
};
