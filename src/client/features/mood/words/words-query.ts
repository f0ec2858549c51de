import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { moodEndpoints, type OwnTag } from '#contract/mood.ts';

const keyOf = (userId: string) => ['mood-words', userId] as const;

/** The words that the check-in offers beyond the specified tags. */
export const checkInWords = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => call(moodEndpoints.words, { params: { userId }, signal }),
  });

type OwnWords = readonly OwnTag[];

/** Changes the own words that are known, and asks for the words anew. */
export const changeOwnWords = (
  client: QueryClient,
  userId: string,
  changed: (own: OwnWords) => OwnWords,
): void => {
  const { queryKey } = checkInWords(userId);
  client.setQueryData(queryKey, (known) => known && { ...known, own: [...changed(known.own)] });
  void client.invalidateQueries({ queryKey });
};
