import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import {
  type DashboardDays,
  type DashboardSummary,
  dashboardEndpoints,
} from '#contract/dashboard.ts';
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

/**
 * Until the data of a new day has loaded, the latest data that was loaded before, so that the dashboard also opens
 * without a connection on a day on which it was not opened yet.
 */
const fromBefore = <Data>(
  client: QueryClient,
  { queryKey }: { readonly queryKey: readonly unknown[] },
): { readonly initialData: () => Data | undefined; readonly initialDataUpdatedAt: number } => ({
  initialData: () =>
    client
      .getQueriesData<Data>({ queryKey: queryKey.slice(0, -1) })
      .filter(([{ length }, data]) => length === queryKey.length && data !== undefined)
      .map(([key, data]) => ({ data, atMs: client.getQueryState(key)?.dataUpdatedAt ?? 0 }))
      .toSorted((one, other) => other.atMs - one.atMs)[0]?.data,
  initialDataUpdatedAt: 0,
});

/** The patterns in the signed-in person's days up to yesterday. */
export const useDashboardDays = () => {
  const userId = useUserId();
  const options = dashboardDays(userId, useToday());
  return useQuery({ ...options, ...fromBefore<DashboardDays>(useQueryClient(), options) });
};

/** The signed-in person's summary of today; all widgets share one request. */
export const useDashboardSummary = () => {
  const userId = useUserId();
  const options = dashboardSummary(userId, useToday());
  return useQuery({ ...options, ...fromBefore<DashboardSummary>(useQueryClient(), options) });
};
