import type { QueryClient } from '@tanstack/react-query';
import { changeCached } from '#client/sync/cached.ts';
import type { Occurrence, RoutineChange } from '#contract/routines.ts';
import { type Days, daysKey, routinesKey } from './day-queries.ts';
import { isSame, type RoutineDay, type RoutineView, withChanges } from './routine-view.ts';

type KnownRoutines = Pick<RoutineView, 'routines' | 'breaks'>;

/** A routine's day from any cached list of days, such as the list of the page where the routine was started. */
export const cachedDay = (
  client: QueryClient,
  userId: string,
  wanted: RoutineDay,
): Occurrence | undefined =>
  client
    .getQueriesData<Days>({ queryKey: daysKey(userId) })
    .flatMap(([, known]) => known ?? [])
    .find((one) => isSame(one, wanted));

/** Replaces a cached day with the server's reply. */
export const cacheDay = (client: QueryClient, userId: string, day: Occurrence): void => {
  const put = (known: Days): Days => known.map((one) => (isSame(one, day) ? day : one));
  changeCached(client, daysKey(userId), put, { refresh: false });
};

/** Applies a change to a person's cached routines after the server has made it, and refetches the routines. */
export const changeRoutines = (
  client: QueryClient,
  userId: string,
  change: RoutineChange,
): void => {
  const { routines = [], breaks = [] } =
    client.getQueryData<KnownRoutines>(routinesKey(userId)) ?? {};
  changeCached<Days>(
    client,
    daysKey(userId),
    (days) => withChanges({ routines, breaks, days }, [change]).days,
  );
  changeCached<KnownRoutines>(client, routinesKey(userId), (known) => {
    const after = withChanges({ ...known, days: [] }, [change]);
    return { routines: after.routines, breaks: after.breaks };
  });
};
