import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '#client/lib/api/call.ts';
import { useSession } from '#client/lib/session/session.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { follow, followEndpoints } from '#contract/follow.ts';
import { type Follow, NEW_FOLLOW } from '#domain/follow/follow.ts';

type FollowBody = z.output<typeof follow>;

const followQuery = (userId: string) =>
  queryOptions({
    queryKey: ['follow', userId] as const,
    queryFn: ({ signal }) => call(followEndpoints.read, { params: { userId }, signal }),
  });

const FOLLOW = 'follow';

/** What the person decided to follow, in the outbox. */
export const followHandler: OutboxHandler<FollowBody, { readonly follow: FollowBody }> = {
  name: FOLLOW,
  whenRefused: 'tell',
  label: 'What you follow',
  changes: 'follow',
  describe: ({ topics }) => (topics === null || topics.length === 0 ? '' : topics.join(', ')),
  send: ({ userId, body }) => call(followEndpoints.save, { params: { userId }, body }),
  received: (client, userId, reply) => {
    client.setQueryData(followQuery(userId).queryKey, reply);
  },
};

/** What the signed-in person decided to follow, sent or not. */
export const useFollow = () => {
  const session = useSession();
  const userId = session.state === 'out' ? '' : session.userId;
  const query = useQuery(followQuery(userId));
  const { items, fresh, send } = useOutbox();
  const waiting = [...items, ...fresh].flatMap(({ kind, body, refused }) =>
    kind === FOLLOW && refused === null ? (z.safeParse(follow, body).data ?? []) : [],
  );
  const known: Follow | null = waiting.at(-1) ?? query.data?.follow ?? null;
  return {
    query,
    /** Null while it is not known. */
    follow: known,
    change: (changed: Partial<Follow>) => {
      const { topics, isWelcomed } = { ...(known ?? NEW_FOLLOW), ...changed };
      return send(followHandler, { topics: topics === null ? null : [...topics], isWelcomed });
    },
  };
};
