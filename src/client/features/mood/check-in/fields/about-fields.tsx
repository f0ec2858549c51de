import { AboutWords } from '#client/features/mood/words/about-words.tsx';
import { EnergyAndBody } from '#client/features/mood/words/energy-and-body.tsx';
import { MoreWords, withToggledWord } from '#client/features/mood/words/more-words.tsx';
import { useWords } from '#client/features/mood/words/use-words.ts';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { MoodDetails } from '#domain/mood/details.ts';
import { MOOD_TAGS } from '#domain/mood/tags.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
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

/** The fields for the details of a mood: tags, own words, energy, body and a reason. */
export const AboutFields = ({
  details,
  topics,
  isSubmitting,
  date,
  onChange,
}: AboutFieldsProps) => {
  const words = useWords();
  const toggleTag = (tag: string): void => onChange(withToggledWord(details, tag));
  return (
    <>
      <ChipGroup
        legend="What is it about?"
        options={MOOD_TAGS}
        selected={new Set<string>(details.tags)}
        onToggle={toggleTag}
      />
      <div className={kit.stack3}>
        <MoreWords
          chosen={details}
          topics={topics}
          own={words.own.map(({ name }) => name)}
          onChange={onChange}
        />
        <Readers stream="tags" date={date} what="these words, but not your own," />
        <AboutWords {...words} />
      </div>
      <EnergyAndBody
        energy={details.energy}
        body={details.body}
        signals={words.signals}
        tags={details.tags}
        onChange={onChange}
        onToggleTag={toggleTag}
      />
      <WhyField
        date={date}
        readOnly={isSubmitting}
        value={details.why}
        onChange={(why) => onChange({ why })}
      />
    </>
  );
};
