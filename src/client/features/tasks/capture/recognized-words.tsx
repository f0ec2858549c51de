import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { texts } from '#texts/tasks-form.js';

interface TakenWordsProps {
  readonly text: string;
  /** The words that were recognized and removed from the title. */
  readonly taken: readonly string[];
  /** The words that the person moved back into the title. */
  readonly kept: readonly string[];
  readonly onKept: (kept: string[]) => void;
}

/** The recognized words as chips. Pressing a chip moves its words back into the title, or removes them again. */
export const RecognizedWords = ({ text, taken, kept, onKept }: TakenWordsProps) => {
  const options = [...new Set([...taken, ...kept])]
    .filter((words) => text.includes(words))
    .sort((one, other) => text.indexOf(one) - text.indexOf(other));
  if (options.length === 0) return null;
  return (
    <ChipGroup
      quiet
      legend={texts.notInTitle}
      options={options}
      selected={new Set(taken)}
      onToggle={(words) =>
        onKept(taken.includes(words) ? [...kept, words] : kept.filter((one) => one !== words))
      }
    />
  );
};
