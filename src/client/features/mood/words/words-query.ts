import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { moodEndpoints } from '#contract/mood.ts';

const keyOf = (userId: string) => ['mood-words', userId] as const;

/** The words that the check-in offers beyond the specified tags. */
export const checkInWords = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => call(moodEndpoints.words, { params: { userId }, signal }),
  });

/** Asks for the words anew. */
export const refreshWords = (client: QueryClient, userId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(userId) });
