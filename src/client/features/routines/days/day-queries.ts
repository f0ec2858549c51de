import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { changeCached } from '#client/sync/cached.ts';
import { onOpen } from '#client/sync/on-open.ts';
import {
  DAYS_MAX,
  type Occurrence,
  type RoutineChange,
  routineEndpoints,
} from '#contract/routines.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { isSame, type RoutineDay, type RoutineView, withChanges } from './routine-view.ts';

type Days = readonly Occurrence[];

type KnownRoutines = Pick<RoutineView, 'routines' | 'breaks'>;

interface Range {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The number of days before and after today that the routines page shows. */
const SHOWN_DAYS = { back: 7, ahead: 14 } as const;

/** The key prefix of all cached days of a person's routines. */
export const daysKey = (userId: string) => ['routine-days', userId] as const;

const days = (userId: string, { from, to }: Range, today: LocalDate) =>
  queryOptions({
    queryKey: [...daysKey(userId), from, to],
    queryFn: ({ signal }): Promise<Days> =>
      call(routineEndpoints.days, {
        params: { userId },
        query: { from, to, today, zone: deviceZone() },
        signal,
      }),
  });

/** The routines of one day. */
export const oneDay = (userId: string, date: LocalDate, today: LocalDate) =>
  days(userId, { from: date, to: date }, today);

/** The routines of the days before `date`, as many as one request may cover. */
export const daysBefore = (userId: string, date: LocalDate, today: LocalDate) =>
  days(userId, { from: addDays(date, 1 - DAYS_MAX), to: addDays(date, -1) }, today);

/** The day of a routine from any cached list of days, for example of the page where it was started. */
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

/** The days that the routines page shows. */
export const someDays = (userId: string, today: LocalDate) =>
  queryOptions({
    ...days(
      userId,
      { from: addDays(today, -SHOWN_DAYS.back), to: addDays(today, SHOWN_DAYS.ahead) },
      today,
    ),
    // Other devices write too, and their changes should appear soon.
    refetchOnMount: onOpen,
    refetchInterval: 60_000,
  });

/** The key of a person's routines and breaks. */
export const routinesKey = (userId: string) => ['routines', userId] as const;

/** The person's routines and breaks. */
export const allRoutines = (userId: string, today: LocalDate) =>
  queryOptions({
    queryKey: routinesKey(userId),
    refetchOnMount: onOpen,
    queryFn: ({ signal }) =>
      call(routineEndpoints.all, { params: { userId }, query: { today }, signal }),
  });

/** Applies a change that the server made to a person's cached routines, and refetches them. */
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
