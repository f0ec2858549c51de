import { useQuery } from '@tanstack/react-query';
import { useUserId } from '#client/lib/session/session.ts';
import { newId } from '#client/platform/new-id.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { OwnTag } from '#contract/mood.ts';
import { addWordHandler, removeWordHandler } from './handlers.ts';
import { withWaitingWords } from './own-words.ts';
import { checkInWords } from './words-query.ts';

/** The words of the check-in beyond the specified tags, including unsent own words, and functions to change those. */
export const useWords = () => {
  const query = useQuery(checkInWords(useUserId()));
  const { items, fresh, send } = useOutbox();
  const { tags = [], signals = [], own = [] } = query.data ?? {};
  return {
    query,
    /** The meanings of the further tags; empty until loaded. */
    meanings: tags,
    /** The tags that often go with body signals; empty until loaded. */
    signals,
    own: withWaitingWords(own, [...items, ...fresh]),
    add: (name: string): void => {
      void send(addWordHandler, { tagId: newId(), name });
    },
    remove: ({ id, name }: OwnTag): void => {
      void send(removeWordHandler, { tagId: id, name });
    },
  };
};

export type Words = ReturnType<typeof useWords>;
