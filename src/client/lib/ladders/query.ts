import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { chatEndpoints } from '#contract/chat/chat.ts';

/**
 * The person's ladders, the one changed last first; the chat has the same ones. Asked for anew each time they are
 * shown.
 */
export const laddersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['chat', userId, 'ladders'],
    queryFn: ({ signal }) => call(chatEndpoints.ladders, { params: { userId }, signal }),
    staleTime: 0,
  });
