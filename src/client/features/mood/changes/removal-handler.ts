import { moodsKey } from '#client/features/mood/cache.ts';
import { REMOVAL, type RemovalBody } from '#client/features/mood/entries/entry.ts';
import { call } from '#client/lib/api/call.ts';
import { ignoreNotFound } from '#client/lib/api/ignore-not-found.ts';
import { dropCached } from '#client/sync/cached.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { texts } from '#texts/mood.js';

/** The outbox handler of deletions of logged moods. */
export const removalHandler: OutboxHandler<RemovalBody, string> = {
  name: REMOVAL,
  label: texts.deletedMood,
  describe: ({ of }) => of,
  send: async ({ userId, body: { moodId } }) => {
    await ignoreNotFound(call(moodEndpoints.remove, { body: { moodId, userId } }));
    return moodId;
  },
  changes: 'moods',
  received: (client, userId, moodId) => dropCached(client, moodsKey(userId), moodId),
};
