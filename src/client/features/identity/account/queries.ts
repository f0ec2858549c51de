import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { oidcEndpoints } from '#contract/accounts/oidc.ts';
import { identityEndpoints } from '#contract/identity.ts';

const me = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(identityEndpoints.me, { signal }),
});

const sessions = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(identityEndpoints.sessions, { signal }),
});

const ways = queryOptions({
  queryKey: ['ways'],
  queryFn: ({ signal }) => call(oidcEndpoints.ways, { signal }),
});

/** The signed-in person. */
export const useMe = () => useQuery(me);

/** The person's sessions, newest first. */
export const useSessions = () => useQuery(sessions);

/** The login methods of this account. */
export const useLoginMethods = () => useQuery(ways);

export const ME_KEY = me.queryKey;
export const SESSIONS_KEY = sessions.queryKey;
export const WAYS_KEY = ways.queryKey;
