import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { routineEndpoints } from '#contract/routines.ts';

/** The routine templates, which rarely change. */
export const readyRoutines = queryOptions({
  queryKey: ['routine-templates'],
  queryFn: ({ signal }) => call(routineEndpoints.templates, { signal }),
  staleTime: 3_600_000,
});
