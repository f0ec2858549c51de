import type { QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { unlessGone } from '#client/lib/api/gone.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { moodEndpoints, type OwnTag } from '#contract/mood.ts';
import { ADD_WORD, REMOVE_WORD, type WordChange } from './own-words.ts';
import { refreshWords } from './words-query.ts';

const received = (client: QueryClient, userId: string): Promise<void> =>
  refreshWords(client, userId);

/** Own words that were added. */
export const addWordHandler: OutboxHandler<WordChange, OwnTag> = {
  name: ADD_WORD,
  label: 'Own word',
  describe: ({ name }) => name,
  send: ({ userId, body: { tagId, name } }) =>
    call(moodEndpoints.addTag, { body: { id: tagId, userId, name } }),
  received,
};

/** Own words that were removed. One that is not there any more is removed. */
export const removeWordHandler: OutboxHandler<WordChange> = {
  name: REMOVE_WORD,
  label: 'Removed own word',
  describe: ({ name }) => name,
  send: ({ body: { tagId } }) => unlessGone(call(moodEndpoints.removeTag, { params: { tagId } })),
  received,
};
