import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { FEELING_TAGS, furtherTagsFor, KNOWN_TAGS, type KnownTag } from '#domain/mood/tags.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import styles from './words.module.css';

const KNOWN: ReadonlySet<string> = new Set(KNOWN_TAGS);

/** Whether the words were left open, so that they are open the next time. */
const keptOpen = deviceValue('mood-more-words', (kept) => kept === true || null);

/** Opens the further words, as for one that has come to them. */
export const openMoreWords = (): void => keptOpen.set(true);

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

/** The further tags and own words, with feelings that the body proposed once they are chosen, behind a fold that tells what is chosen. */
export const MoreWords = ({ chosen, own, topics = [], onChange }: MoreWordsProps) => {
  const isOpen = useDeviceValue(keptOpen) === true;
  const feelings = FEELING_TAGS.filter((tag) => chosen.tags.includes(tag));
  // A word that is chosen stays in view, also when it is no own word any more.
  const options = [
    ...new Set<string>([...furtherTagsFor(topics), ...feelings, ...own, ...chosen.ownTags]),
  ];
  const selected = new Set<string>([...chosen.tags, ...chosen.ownTags]);
  return (
    <details
      className={styles.about}
      open={isOpen}
      onToggle={(event) => keptOpen.set(event.currentTarget.open || null)}
    >
      <summary className={styles.summary}>
        More words{' '}
        <span className={kit.soft}>
          {options.filter((word) => selected.has(word)).join(', ') || 'optional'}
        </span>
      </summary>
      <div className={styles.inside}>
        <ChipGroup
          legend={<VisuallyHidden>More words</VisuallyHidden>}
          quiet
          options={options}
          selected={selected}
          onToggle={(word) => onChange(withToggledWord(chosen, word))}
        />
      </div>
    </details>
  );
};
