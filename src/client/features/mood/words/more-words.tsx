import type { ReactNode } from 'react';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { signalName } from '#domain/mood/body.ts';
import type { MoodDetails } from '#domain/mood/details.ts';
import { energyName } from '#domain/mood/energy.ts';
import { tagName } from '#domain/mood/tag-name.ts';
import {
  FEELING_TAGS,
  furtherTagsFor,
  KNOWN_TAGS,
  type KnownTag,
  MOOD_TAGS,
} from '#domain/mood/tags.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/mood.js';
import styles from './words.module.css';

const KNOWN: ReadonlySet<string> = new Set(KNOWN_TAGS);

/** Whether the person left the section open; if so, the section is open the next time too. */
const keptOpen = deviceValue('mood-more-words', (kept) => kept === true || null);

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
  readonly chosen: MoodDetails;
  /** The tags that are offered outside of the section. */
  readonly few: readonly KnownTag[];
  /** The names of the person's own words. */
  readonly own: readonly string[];
  /** The topics that the person follows. */
  readonly topics?: readonly Neurotype[];
  readonly onChange: (chosen: ChosenWords) => void;
  /** The other fields of the section. */
  readonly children: ReactNode;
}

/** The other tags, chosen feelings and own words, in a collapsible section. Its summary lists the selection. */
export const MoreWords = ({
  chosen,
  few,
  own,
  topics = [],
  onChange,
  children,
}: MoreWordsProps) => {
  const isOpen = useDeviceValue(keptOpen) === true;
  const feelings = FEELING_TAGS.filter((tag) => chosen.tags.includes(tag));
  // A chosen word stays listed even if it is no longer an own word.
  const all: readonly string[] = [
    ...MOOD_TAGS,
    ...furtherTagsFor(topics),
    ...feelings,
    ...own,
    ...chosen.ownTags,
  ];
  const inView = new Set<string>(few);
  const options = [...new Set(all)].filter((word) => !inView.has(word));
  const selected = new Set<string>([...chosen.tags, ...chosen.ownTags]);
  const energy =
    chosen.energy === null ? [] : [texts.energyIs({ level: energyName(chosen.energy) })];
  const summary = [
    ...options.filter((word) => selected.has(word)).map(tagName),
    ...energy,
    ...chosen.body.map(signalName),
  ];
  return (
    <details
      className={styles.about}
      open={isOpen}
      onToggle={(event) => keptOpen.set(event.currentTarget.open || null)}
    >
      <summary className={styles.summary}>
        {texts.moreWordsEnergyOrBody} <span className={kit.soft}>{summary.join(', ')}</span>
      </summary>
      <div className={`${kit.stack5} ${styles.inside}`}>
        <ChipGroup
          legend={<VisuallyHidden>{texts.moreWords}</VisuallyHidden>}
          quiet
          options={options}
          label={tagName}
          selected={selected}
          onToggle={(word) => onChange(withToggledWord(chosen, word))}
        />
        {children}
      </div>
    </details>
  );
};
