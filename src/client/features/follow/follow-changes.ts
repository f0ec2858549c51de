import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '#client/lib/api/call.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { follow, followEndpoints } from '#contract/follow.ts';
import { type Follow, NEW_FOLLOW } from '#domain/follow/follow.ts';

const changedFollow = z.partial(follow);

type FollowBody = z.output<typeof changedFollow>;
type FollowReply = { readonly follow: z.output<typeof follow> };

const followQuery = (userId: string) =>
  queryOptions({
    queryKey: ['follow', userId] as const,
    queryFn: ({ signal }) => call(followEndpoints.read, { params: { userId }, signal }),
  });

const FOLLOW = 'follow';

/** Outbox handler of the person's choice of what to follow. */
export const followHandler: OutboxHandler<FollowBody, FollowReply> = {
  name: FOLLOW,
  whenRefused: 'tell',
  label: 'What you follow',
  changes: 'follow',
  describe: ({ topics }) => topics?.join(', ') ?? '',
  send: ({ userId, body }) => call(followEndpoints.save, { params: { userId }, body }),
  received: (client, userId, reply) => {
    const { queryKey } = followQuery(userId);
    client.setQueryData(queryKey, reply);
    // A fetch that started before this change would restore the old choice.
    void client.invalidateQueries({ queryKey });
  },
};

/** The signed-in person's choice of what to follow, including unsent changes. */
export const useFollow = () => {
  const userId = useUserId();
  const query = useQuery(followQuery(userId));
  const { items, fresh, send } = useOutbox();
  const waiting = [...items, ...fresh].flatMap(({ kind, body, refused }) =>
    kind === FOLLOW && refused === null ? (z.safeParse(changedFollow, body).data ?? []) : [],
  );
  const isKnown = query.data !== undefined || waiting.length > 0;
  const known: Follow = Object.assign({}, query.data?.follow ?? NEW_FOLLOW, ...waiting);
  return {
    query,
    /** Null while unknown. */
    follow: isKnown ? known : null,
    change: ({ topics, isWelcomed }: Partial<Follow>) =>
      send(followHandler, {
        ...(topics === undefined ? {} : { topics: topics === null ? null : [...topics] }),
        ...(isWelcomed === undefined ? {} : { isWelcomed }),
      }),
  };
};
