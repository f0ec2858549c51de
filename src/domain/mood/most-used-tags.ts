import type { MoodDetails } from './details.ts';
import { KNOWN_TAGS, type KnownTag } from './tags.ts';

/** The tags that are offered at once to a person who has not used any: two pleasant and two hard ones. */
export const FEW_TAGS = [
  'Tired',
  'Overwhelmed',
  'Focused',
  'Happy moment',
] as const satisfies readonly KnownTag[];

/** As many tags as `FEW_TAGS`: the most used ones of these moods first, and then those of `FEW_TAGS`. */
export const mostUsedTags = (moods: readonly Pick<MoodDetails, 'tags'>[]): readonly KnownTag[] => {
  const uses = (tag: KnownTag): number => moods.filter(({ tags }) => tags.includes(tag)).length;
  const used = KNOWN_TAGS.map((tag) => ({ tag, count: uses(tag) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ tag }) => tag);
  return [...new Set([...used, ...FEW_TAGS])].slice(0, FEW_TAGS.length);
};
