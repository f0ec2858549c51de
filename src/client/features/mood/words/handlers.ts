import { call } from '#client/lib/api/call.ts';
import { ignoreNotFound } from '#client/lib/api/gone.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { moodEndpoints, type OwnTag } from '#contract/mood.ts';
import { ADD_WORD, REMOVE_WORD, type WordChange } from './own-words.ts';
import { changeOwnWords } from './words-query.ts';

export const addWordHandler: OutboxHandler<WordChange, OwnTag> = {
  name: ADD_WORD,
  label: 'Own word',
  describe: ({ name }) => name,
  said: ({ name }) => [name],
  send: ({ userId, body: { tagId, name } }) =>
    call(moodEndpoints.addTag, { body: { id: tagId, userId, name } }),
  received: (client, userId, tag) =>
    changeOwnWords(client, userId, (own) => [...own.filter(({ id }) => id !== tag.id), tag]),
};

/** Removals of own words; a missing word counts as removed. */
export const removeWordHandler: OutboxHandler<WordChange, string> = {
  name: REMOVE_WORD,
  label: 'Removed own word',
  describe: ({ name }) => name,
  send: async ({ body: { tagId } }) => {
    await ignoreNotFound(call(moodEndpoints.removeTag, { params: { tagId } }));
    return tagId;
  },
  received: (client, userId, tagId) =>
    changeOwnWords(client, userId, (own) => own.filter(({ id }) => id !== tagId)),
};
