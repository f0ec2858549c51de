import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { inOrder } from '#domain/follow/follow.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/quiz.js';

const NOT_SURE = 'not-sure';
const CHOICES = [...NEUROTYPES, NOT_SURE] as const;
type Choice = (typeof CHOICES)[number];

const isTopic = (choice: Choice): choice is Neurotype => choice !== NOT_SURE;

interface TopicsChoiceProps {
  readonly legend: string;
  /** An empty list means "not sure"; null means that nothing is chosen. */
  readonly topics: readonly Neurotype[] | null;
  readonly onChange: (topics: readonly Neurotype[] | null) => void;
}

/** Any mix of ADHD, autism and OCD, or "not sure", which excludes the others. */
export const TopicsChoice = ({ legend, topics, onChange }: TopicsChoiceProps) => {
  const toggle = (choice: Choice): void => {
    if (!isTopic(choice)) {
      onChange(topics?.length === 0 ? null : []);
      return;
    }
    const before = topics ?? [];
    const after = before.includes(choice)
      ? before.filter((topic) => topic !== choice)
      : inOrder([...before, choice]);
    onChange(after.length === 0 ? null : after);
  };
  return (
    <ChipGroup
      legend={legend}
      options={CHOICES}
      label={(choice) => (isTopic(choice) ? common.neurotypes[choice] : texts.notSure)}
      selected={new Set<Choice>(topics?.length === 0 ? [NOT_SURE] : topics)}
      onToggle={toggle}
    />
  );
};
