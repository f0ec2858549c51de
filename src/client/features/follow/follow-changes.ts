import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { fits } from '#client/lib/api/outline.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { collection, useChanges } from '#client/sync/changes/collection.ts';
import { followChanges, followEndpoints } from '#contract/follow.ts';
import { type Follow, NEW_FOLLOW } from '#domain/follow/follow.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/quiz.js';

const followQuery = (userId: string) =>
  queryOptions({
    queryKey: ['follow', userId] as const,
    queryFn: ({ signal }) => call(followEndpoints.read, { params: { userId }, signal }),
  });

/** The person's changes to the topics that they follow. */
export const followCollection = collection({
  label: texts.whatYouFollow,
  changes: followChanges,
  endpoints: followEndpoints,
  topic: 'follow',
  particulars: {
    follow: {
      describe: ({ topics }) => topics?.map((topic) => common.neurotypes[topic]).join(', ') ?? '',
    },
  },
  received: (client, userId, _, reply) => {
    const { queryKey } = followQuery(userId);
    if (fits(followEndpoints.save, reply)) client.setQueryData(queryKey, reply);
    // A fetch that started before this change would restore the old choice.
    void client.invalidateQueries({ queryKey });
  },
  keys: (userId) => [followQuery(userId).queryKey],
});

/** The signed-in person's choice of topics to follow, including unsent changes. */
export const useFollow = () => {
  const userId = useUserId();
  const query = useQuery(followQuery(userId));
  const changes = useChanges(followCollection);
  const waiting = changes.waiting.map(({ body }) => body);
  const isKnown = query.data !== undefined || waiting.length > 0;
  const known: Follow = Object.assign({}, query.data?.follow ?? NEW_FOLLOW, ...waiting);
  return {
    query,
    /** Null while the choice is unknown. */
    follow: isKnown ? known : null,
    change: ({ topics, isWelcomed }: Partial<Follow>) =>
      changes.change('follow', {
        ...(topics === undefined ? {} : { topics: topics === null ? null : [...topics] }),
        ...(isWelcomed === undefined ? {} : { isWelcomed }),
      }),
  };
};
