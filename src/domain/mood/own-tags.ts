import { texts } from '#texts/mood.js';
import { tagName } from './tag-name.ts';
import { KNOWN_TAGS } from './tags.ts';

/** Maximum characters of a person's own tag. */
export const OWN_TAG_MAX = 40;
/** Maximum number of a person's own tags. */
export const OWN_TAGS_MOST = 30;

/** The form of a name in which case, surrounding spaces and Unicode composition make no difference. */
export const foldedTag = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** The tag with the same name, ignoring case; undefined if there is none. */
export const sameTag = <Tag extends { readonly name: string }>(
  tags: readonly Tag[],
  name: string,
): Tag | undefined => tags.find((tag) => foldedTag(tag.name) === foldedTag(name));

/** Whether all names are different, ignoring case. */
export const allDistinct = (names: readonly string[]): boolean =>
  new Set(names.map(foldedTag)).size === names.length;

/** The reason why a person's own tag cannot be added; null if it can be added. */
export const refusalOfTag = (
  tags: readonly { readonly name: string }[],
  name: string,
): string | null => {
  // A word of the list is known by its name, and by how it is stored.
  const known = KNOWN_TAGS.find((tag) =>
    [tag, tagName(tag)].map(foldedTag).includes(foldedTag(name)),
  );
  if (known !== undefined) return texts.wordOnList({ word: tagName(known) });
  const same = sameTag(tags, name);
  if (same !== undefined) return texts.wordThere({ word: same.name });
  return tags.length < OWN_TAGS_MOST ? null : texts.wordsAreFull({ max: OWN_TAGS_MOST });
};
