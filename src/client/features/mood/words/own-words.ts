import type { OwnTag, WordChange } from '#contract/mood.ts';
import { sameTag } from '#domain/mood/own-tags.ts';

/** The person's own words after all changes, in the order in which they were added. */
export const withWords = (
  own: readonly OwnTag[],
  changes: readonly WordChange[],
): readonly OwnTag[] =>
  changes.reduce<readonly OwnTag[]>((words, { kind, body: { tagId, name } }) => {
    if (kind === 'mood-word-remove') return words.filter(({ id }) => id !== tagId);
    return sameTag(words, name) === undefined ? words.concat({ id: tagId, name }) : words;
  }, own);
