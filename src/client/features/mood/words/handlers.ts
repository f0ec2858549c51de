import { changeCached } from '#client/sync/cached.ts';
import { collection } from '#client/sync/changes/collection.ts';
import { type MoodWords, moodEndpoints, wordChanges } from '#contract/mood.ts';
import { texts } from '#texts/mood.js';
import { withWords } from './own-words.ts';
import { checkInWords } from './words-query.ts';

const named = {
  describe: ({ name }: { readonly name: string }) => name,
  whenRefused: 'correct',
} as const;

/** The person's changes to their own words. */
export const wordCollection = collection({
  label: texts.ownWord,
  changes: wordChanges,
  endpoints: moodEndpoints,
  particulars: {
    'mood-word-add': { ...named, said: ({ name }) => [name] },
    'mood-word-remove': { ...named, label: texts.removedOwnWord },
  },
  received: (client, userId, change) =>
    changeCached<MoodWords>(client, checkInWords(userId).queryKey, (known) => ({
      ...known,
      own: [...withWords(known.own, [change])],
    })),
  keys: (userId) => [checkInWords(userId).queryKey],
});
