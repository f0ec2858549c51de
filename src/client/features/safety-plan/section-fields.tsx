import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { SafetyPlan, WordsPart } from '#domain/safety-plan/plan.ts';
import { partName, type Section } from '#domain/safety-plan/sections.ts';
import { texts } from '#texts/safety-plan.js';
import { ContactFields } from './contact-fields.tsx';
import { hasLine, lengthProblem, type PlanDraft, textOf, withLineToggled } from './plan-draft.ts';

interface SectionFieldsProps {
  readonly section: Section;
  readonly plan: SafetyPlan;
  readonly draft: PlanDraft;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changed: Partial<PlanDraft>) => void;
}

interface WordsFieldProps extends Omit<SectionFieldsProps, 'section' | 'errors'> {
  readonly part: WordsPart;
}

/** A field for the text of a part, with suggested lines that can be added or removed. */
const WordsField = ({ part, plan, draft, onChange }: WordsFieldProps) => {
  const text = textOf(draft, plan, part);
  const type = (next: string): void => {
    const before = draft[part] === null ? { ...draft.before, [part]: plan[part] } : draft.before;
    onChange({ [part]: next, before });
  };
  // There are no ideas for lines and professionals, because they depend on the region.
  const ideas = part === 'lines' ? [] : texts.suggestions[part];
  return (
    <div className={kit.stack4}>
      <TextAreaField
        label={partName(part)}
        name={part}
        hint={texts.oneOnEachLine}
        error={lengthProblem(text)}
        dir="auto"
        rows={3}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {part === 'lines' ? null : (
        <ChipGroup
          legend={texts.ideasFor[part]}
          options={ideas}
          selected={new Set(ideas.filter((idea) => hasLine(text, idea)))}
          onToggle={(idea) => type(withLineToggled(text, idea))}
        />
      )}
    </div>
  );
};

/** The fields of one section of the plan. */
export const SectionFields = ({ section, errors, ...rest }: SectionFieldsProps) =>
  section.parts.map((part) =>
    part === 'people' ? (
      <ContactFields
        key={part}
        errors={errors}
        contacts={rest.draft.people ?? rest.plan.people}
        onChange={(people) => {
          const { draft, plan, onChange } = rest;
          const before =
            draft.people === null ? { ...draft.before, people: plan.people } : draft.before;
          onChange({ people, before });
        }}
      />
    ) : (
      <WordsField key={part} part={part} {...rest} />
    ),
  );
