import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { type Occurrence, routineEndpoints } from '#contract/routines.ts';
import { DAYS_MAX, shownDays } from '#contract/shared/limits.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';

export type Days = readonly Occurrence[];

/** How often background queries refetch, because other devices start and dismiss routines too. */
const LOOK_EVERY_MS = 300_000;

interface Range {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

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

/** The routines of today for background use such as reminders, which may be some minutes behind. */
export const backgroundDay = (userId: string, today: LocalDate) =>
  queryOptions({
    ...oneDay(userId, today, today),
    staleTime: LOOK_EVERY_MS,
    refetchInterval: LOOK_EVERY_MS,
  });

/** The routines of the days before `date`, for as many days as one request can cover. */
export const daysBefore = (userId: string, date: LocalDate, today: LocalDate) =>
  days(userId, { from: addDays(date, 1 - DAYS_MAX), to: addDays(date, -1) }, today);

/** The query of the days that the routines page shows. */
export const someDays = (userId: string, today: LocalDate) =>
  queryOptions({
    ...days(userId, shownDays(today), today),
    // Refetched often, because other devices can change the days too.
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
