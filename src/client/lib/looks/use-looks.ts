import { useQuery } from '@tanstack/react-query';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { currentIso } from '#client/platform/after.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { looksAllowedOn, looksOn } from '#domain/comfort/looks.ts';
import { latestLooks, lookHandler, looksIn } from './look-entry.ts';

/**
 * How many looks at tests and history the person allows themselves today, and how many they have used, including looks
 * that were not sent yet.
 */
export const useLooks = () => {
  const userId = useUserId();
  const today = useToday();
  const allowed = looksAllowedOn(useComfort().looks, today);
  // Without a limit, nothing is counted.
  const { data = [] } = useQuery({ ...latestLooks(userId), enabled: allowed !== null });
  const { items, fresh, send } = useOutbox();
  return {
    /** The number of looks that the person allows themselves today; null for no limit. */
    allowed,
    used: looksOn([...data, ...looksIn([...items, ...fresh])], today),
    look: () =>
      send(lookHandler, {
        timestamp: currentIso(),
        localDate: today,
        zone: deviceZone(),
      }),
  };
};
