import * as z from 'zod/mini';
import type { OwnTag } from '#contract/mood.ts';
import { sameTag } from '#domain/mood/own-tags.ts';

/** A change of the person's own words in the outbox. */
const wordChange = z.object({ tagId: z.string(), name: z.string() });
export type WordChange = z.output<typeof wordChange>;

/** The kinds of outbox entries. They are stored on devices, so they must never change. */
export const ADD_WORD = 'mood-word-add';
export const REMOVE_WORD = 'mood-word-remove';

interface Entry {
  readonly kind: string;
  readonly body: unknown;
  readonly refused: unknown;
}

/** The person's own words with the waiting changes applied, in the order of entry. */
export const withWaitingWords = (
  own: readonly OwnTag[],
  entries: readonly Entry[],
): readonly OwnTag[] =>
  entries.reduce<readonly OwnTag[]>((words, { kind, body, refused }) => {
    const change = z.safeParse(wordChange, body);
    if (refused !== null || !change.success) return words;
    const { tagId, name } = change.data;
    if (kind === REMOVE_WORD) return words.filter(({ id }) => id !== tagId);
    const isNew = kind === ADD_WORD && sameTag(words, name) === undefined;
    return isNew ? words.concat({ id: tagId, name }) : words;
  }, own);
