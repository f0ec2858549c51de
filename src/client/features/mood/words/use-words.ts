import { useQuery } from '@tanstack/react-query';
import { useUserId } from '#client/lib/session/session.ts';
import { newId } from '#client/platform/new-id.ts';
import { useChanges } from '#client/sync/changes/collection.ts';
import type { OwnTag } from '#contract/mood.ts';
import { wordCollection } from './handlers.ts';
import { withWords } from './own-words.ts';
import { checkInWords } from './words-query.ts';

/**
 * The words that the check-in offers in addition to its basic tags, including unsent own words, and functions to change
 * the own words.
 */
export const useWords = () => {
  const query = useQuery(checkInWords(useUserId()));
  const { waiting, change } = useChanges(wordCollection);
  const { tags = [], signals = [], own = [] } = query.data ?? {};
  return {
    query,
    /** The meanings of the further tags; empty until loaded. */
    meanings: tags,
    /** The tags that often occur together with body signals; empty until loaded. */
    signals,
    own: withWords(own, waiting),
    add: (name: string): void => {
      void change('mood-word-add', { tagId: newId(), name });
    },
    remove: ({ id, name }: OwnTag): void => {
      void change('mood-word-remove', { tagId: id, name });
    },
  };
};

export type Words = ReturnType<typeof useWords>;
