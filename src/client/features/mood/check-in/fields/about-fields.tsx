import { useEffect, useState } from 'react';
import { useMonthMoods } from '#client/features/mood/calendar/use-month-moods.ts';
import { AboutWords } from '#client/features/mood/words/about-words.tsx';
import { EnergyAndBody } from '#client/features/mood/words/energy-and-body.tsx';
import { MoreWords, withToggledWord } from '#client/features/mood/words/more-words.tsx';
import { useWords } from '#client/features/mood/words/use-words.ts';
import { isAnswered } from '#client/lib/load-state.ts';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { MoodDetails } from '#domain/mood/details.ts';
import { FEW_TAGS, mostUsedTags } from '#domain/mood/most-used-tags.ts';
import { tagName } from '#domain/mood/tag-name.ts';
import type { KnownTag } from '#domain/mood/tags.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/mood.js';
import { WhyField } from './why-field.tsx';

interface AboutFieldsProps {
  readonly details: MoodDetails;
  /** The topics that the person follows. Words that suit these topics come first. */
  readonly topics: readonly Neurotype[];
  readonly isSubmitting: boolean;
  /** The day of the mood; the default is today. */
  readonly date?: LocalDate | undefined;
  readonly onChange: (changed: Partial<MoodDetails>) => void;
}

/**
 * The few tags that are offered at once: those that the person used most on the days around this month, which are
 * loaded for the calendar anyway. They are settled once, so that no word changes under the finger: when the moods have
 * loaded, or when the person begins to use the page before that. Null until then.
 */
const useFewTags = (): readonly KnownTag[] | null => {
  const { query, days } = useMonthMoods(useToday());
  const [few, setFew] = useState<readonly KnownTag[] | null>(null);
  if (few === null && isAnswered(query)) setFew(mostUsedTags([...days.values()].flat()));
  const isSettled = few !== null;
  useEffect(() => {
    if (isSettled) return;
    const settle = (): void => setFew((known) => known ?? FEW_TAGS);
    const types = ['pointerdown', 'keydown'] as const;
    for (const type of types) document.addEventListener(type, settle);
    return () => {
      for (const type of types) document.removeEventListener(type, settle);
    };
  }, [isSettled]);
  return few;
};

/** The fields for the details of a mood: tags, own words, energy, body and a reason. */
export const AboutFields = ({
  details,
  topics,
  isSubmitting,
  date,
  onChange,
}: AboutFieldsProps) => {
  const words = useWords();
  const settled = useFewTags();
  const few = settled ?? FEW_TAGS;
  const toggleTag = (tag: string): void => onChange(withToggledWord(details, tag));
  return (
    <>
      {/* Words that can still change take their place, but cannot be seen or chosen. */}
      <div className={kit.stack3} style={{ visibility: settled === null ? 'hidden' : undefined }}>
        <ChipGroup
          legend={texts.whatIsItAbout}
          options={few}
          label={tagName}
          selected={new Set<string>(details.tags)}
          onToggle={toggleTag}
        />
        <MoreWords
          chosen={details}
          few={few}
          topics={topics}
          own={words.own.map(({ name }) => name)}
          onChange={onChange}
        >
          <AboutWords {...words} />
          <EnergyAndBody
            energy={details.energy}
            body={details.body}
            signals={words.signals}
            tags={details.tags}
            onChange={onChange}
            onToggleTag={toggleTag}
          />
        </MoreWords>
        <Readers stream="tags" date={date} />
      </div>
      <WhyField
        date={date}
        readOnly={isSubmitting}
        value={details.why}
        onChange={(why) => onChange({ why })}
      />
    </>
  );
};
