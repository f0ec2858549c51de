import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { FEELING_TAGS, furtherTagsFor, KNOWN_TAGS, type KnownTag } from '#domain/mood/tags.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';

const KNOWN: ReadonlySet<string> = new Set(KNOWN_TAGS);

/** The tags and own words that are chosen. */
export interface ChosenWords {
  readonly tags: readonly KnownTag[];
  readonly ownTags: readonly string[];
}

/** The chosen words with one more, or without it where it was chosen; tags stay in the order of the list. */
export const withToggledWord = ({ tags, ownTags }: ChosenWords, word: string): ChosenWords => {
  if (!KNOWN.has(word)) {
    const others = ownTags.filter((one) => one !== word);
    return { tags, ownTags: others.length < ownTags.length ? others : [...ownTags, word] };
  }
  const was = tags.some((tag) => tag === word);
  const is = (tag: KnownTag): boolean => (tag === word ? !was : tags.includes(tag));
  return { tags: KNOWN_TAGS.filter(is), ownTags };
};

interface MoreWordsProps {
  readonly chosen: ChosenWords;
  /** The names of the person's own words. */
  readonly own: readonly string[];
  /** What the person follows. */
  readonly topics?: readonly Neurotype[];
  readonly onChange: (chosen: ChosenWords) => void;
}

/** The further tags and own words, with feelings that the body proposed once they are chosen. */
export const MoreWords = ({ chosen, own, topics = [], onChange }: MoreWordsProps) => {
  const feelings = FEELING_TAGS.filter((tag) => chosen.tags.includes(tag));
  return (
    <ChipGroup
      legend="More words"
      quiet
      // A word that is chosen stays in view, also when it is no own word any more.
      options={[
        ...new Set<string>([...furtherTagsFor(topics), ...feelings, ...own, ...chosen.ownTags]),
      ]}
      selected={new Set<string>([...chosen.tags, ...chosen.ownTags])}
      onToggle={(word) => onChange(withToggledWord(chosen, word))}
    />
  );
};
