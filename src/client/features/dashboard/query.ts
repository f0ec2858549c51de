import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { dashboardEndpoints } from '#contract/dashboard.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/** The summary of one local date. A change to tasks, moods or check-ins invalidates the query key "dashboard". */
const dashboardSummary = (userId: string, localDate: LocalDate) =>
  queryOptions({
    queryKey: ['dashboard', userId, localDate],
    queryFn: ({ signal }) =>
      call(dashboardEndpoints.summary, {
        params: { userId },
        query: { localDate, zone: deviceZone() },
        signal,
      }),
  });

/** The patterns found in the days before a local date. */
const dashboardDays = (userId: string, localDate: LocalDate) =>
  queryOptions({
    queryKey: ['dashboard', userId, 'days', localDate],
    queryFn: ({ signal }) =>
      call(dashboardEndpoints.days, {
        params: { userId },
        query: { localDate, zone: deviceZone() },
        signal,
      }),
  });

/** The patterns in the signed-in person's days up to yesterday. */
export const useDashboardDays = () => {
  const userId = useUserId();
  return useQuery(dashboardDays(userId, useToday()));
};

/** The signed-in person's summary of today; all widgets share one request. */
export const useDashboardSummary = () => {
  const userId = useUserId();
  return useQuery(dashboardSummary(userId, useToday()));
};
