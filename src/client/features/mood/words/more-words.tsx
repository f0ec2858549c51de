import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { FEELING_TAGS, furtherTagsFor, KNOWN_TAGS, type KnownTag } from '#domain/mood/tags.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import styles from './words.module.css';

const KNOWN: ReadonlySet<string> = new Set(KNOWN_TAGS);

/** Whether the person left the section open; if so, the section is open the next time too. */
const keptOpen = deviceValue('mood-more-words', (kept) => kept === true || null);

/** Opens the section, for example after a word was added there. */
export const openMoreWords = (): void => keptOpen.set(true);

/** The chosen tags and own words. */
export interface ChosenWords {
  readonly tags: readonly KnownTag[];
  readonly ownTags: readonly string[];
}

/** The chosen words with `word` toggled. Tags keep the order of the list. */
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
  /** The topics that the person follows. */
  readonly topics?: readonly Neurotype[];
  readonly onChange: (chosen: ChosenWords) => void;
}

/** The further tags, chosen feelings and own words, in a collapsible section. Its summary lists the selection. */
export const MoreWords = ({ chosen, own, topics = [], onChange }: MoreWordsProps) => {
  const isOpen = useDeviceValue(keptOpen) === true;
  const feelings = FEELING_TAGS.filter((tag) => chosen.tags.includes(tag));
  // A chosen word stays listed even if it is no longer an own word.
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
      <div className={`${kit.stack5} ${styles.inside}`}>
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
