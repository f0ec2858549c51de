import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { changeCached } from '#client/sync/cached.ts';
import { type MoodWords, moodEndpoints, type OwnTag } from '#contract/mood.ts';

const keyOf = (userId: string) => ['mood-words', userId] as const;

/** The words that the check-in offers beyond the specified tags. */
export const checkInWords = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => call(moodEndpoints.words, { params: { userId }, signal }),
  });

/** Changes the cached own words and refetches. */
export const changeOwnWords = (
  client: QueryClient,
  userId: string,
  changed: (own: readonly OwnTag[]) => readonly OwnTag[],
): void =>
  changeCached<MoodWords>(client, keyOf(userId), (known) => ({
    ...known,
    own: [...changed(known.own)],
  }));
