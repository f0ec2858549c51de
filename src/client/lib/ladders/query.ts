import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { chatEndpoints } from '#contract/chat/chat.ts';

/** The person's ladders, most recently changed first. The chat uses them too. Refetched each time they are shown. */
export const laddersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['chat', userId, 'ladders'],
    queryFn: ({ signal }) => call(chatEndpoints.ladders, { params: { userId }, signal }),
    staleTime: 0,
  });
