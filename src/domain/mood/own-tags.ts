import { KNOWN_TAGS } from './tags.ts';

/** The most characters of a tag of one's own, and the most such tags. */
export const OWN_TAG_MAX = 40;
export const OWN_TAGS_MOST = 30;

/** What two names have in common that differ in case or in how a letter is composed. */
export const foldedTag = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** The name among these that is the same but for its case; undefined where there is none. */
export const sameTag = <Tag extends { readonly name: string }>(
  tags: readonly Tag[],
  name: string,
): Tag | undefined => tags.find((tag) => foldedTag(tag.name) === foldedTag(name));

/** Whether no name is there twice, whatever its case. */
export const areDifferent = (names: readonly string[]): boolean =>
  new Set(names.map(foldedTag)).size === names.length;

/** Why a tag of one's own cannot be added; null where it can. */
export const refusalOfTag = (
  tags: readonly { readonly name: string }[],
  name: string,
): string | null => {
  const known = KNOWN_TAGS.find((tag) => foldedTag(tag) === foldedTag(name));
  if (known !== undefined) return `“${known}” is a word of the list already.`;
  const same = sameTag(tags, name);
  if (same !== undefined) return `You have the word “${same.name}” already.`;
  return tags.length < OWN_TAGS_MOST
    ? null
    : `You have ${OWN_TAGS_MOST} own words. Remove one to add another.`;
};
