import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { moodEndpoints } from '#contract/mood.ts';

/** The words that the check-in offers in addition to its basic tags. */
export const checkInWords = (userId: string) =>
  queryOptions({
    queryKey: ['mood-words', userId] as const,
    queryFn: ({ signal }) => call(moodEndpoints.words, { params: { userId }, signal }),
  });
