import { addMood, dropMood, moodsKey } from '#client/features/mood/cache.ts';
import { fits } from '#client/lib/api/outline.ts';
import { collection } from '#client/sync/changes/collection.ts';
import { moodEndpoints, moodLogChanges } from '#contract/mood.ts';

const named = { describe: ({ of }: { readonly of: string }) => of };

/** The person's corrections and deletions of logged moods. */
export const moodCollection = collection({
  label: 'Corrected mood',
  changes: moodLogChanges,
  endpoints: moodEndpoints,
  topic: 'moods',
  particulars: {
    'mood-correct': { ...named, said: ({ why }) => [why ?? ''] },
    'mood-remove': { ...named, label: 'Deleted mood' },
  },
  received: (client, userId, { kind, body }, reply) => {
    if (kind === 'mood-remove') dropMood(client, userId, body.moodId);
    else if (fits(moodEndpoints.correct, reply)) addMood(client, userId, reply);
  },
  keys: (userId) => [moodsKey(userId)],
});
