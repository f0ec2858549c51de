import { AREA_NAMES, weekdayName } from '#client/lib/goals/words.ts';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { AREAS, ISO_WEEKDAYS } from '#domain/goals/goal.ts';
import styles from './editor.module.css';
import { Folded } from './folded.tsx';
import type { PartProps } from './goal-draft.ts';
import { LinkFields, type Thing } from './link-fields.tsx';
import { StepFields } from './step-fields.tsx';

/** The optional fields of a goal. */
export const MoreFields = ({
  things,
  ...part
}: PartProps & { readonly things: readonly Thing[] }) => {
  const { draft, change, errors } = part;
  const isNeeded = Object.keys(errors).some(
    (name) => name.startsWith('plan.') && name !== 'plan.words' && name !== 'plan.why',
  );
  return (
    <Folded title="More" about="steps, days, a plan for hard moments" isNeeded={isNeeded}>
      <StepFields {...part} />
      <ChipGroup
        legend="Practice days (none chosen means any day)"
        options={ISO_WEEKDAYS.map(weekdayName)}
        selected={new Set(draft.practiceDays.map(weekdayName))}
        onToggle={(name) => {
          const had = new Set(draft.practiceDays.map(weekdayName));
          change({
            practiceDays: ISO_WEEKDAYS.filter((day) =>
              weekdayName(day) === name ? !had.has(name) : draft.practiceDays.includes(day),
            ),
          });
        }}
      />
      <div className={`${kit.rowBottom23} ${styles.pair}`}>
        <TextField
          label="Begins on"
          name="plan.startsOn"
          type="date"
          value={draft.startsOn}
          error={errors['plan.startsOn']}
          onChange={(event) => change({ startsOn: event.currentTarget.value })}
        />
        <TextField
          label="Until (may stay empty)"
          name="plan.dueOn"
          type="date"
          value={draft.dueOn}
          error={errors['plan.dueOn']}
          onChange={(event) => change({ dueOn: event.currentTarget.value })}
        />
      </div>
      <TextField
        label="When this happens"
        hint="A plan for a moment, such as “I stand at the door”."
        name="plan.ifThen.when"
        dir="auto"
        autoComplete="off"
        value={draft.when}
        error={errors['plan.ifThen.when']}
        onChange={(event) => change({ when: event.currentTarget.value })}
      />
      <TextField
        label="I do this"
        name="plan.ifThen.act"
        dir="auto"
        autoComplete="off"
        value={draft.act}
        error={errors['plan.ifThen.act']}
        onChange={(event) => change({ act: event.currentTarget.value })}
      />
      <TextAreaField
        label="What may get in the way"
        hint="One in each line."
        name="plan.barriers"
        dir="auto"
        rows={2}
        value={draft.barriers}
        error={errors['plan.barriers']}
        onChange={(event) => change({ barriers: event.currentTarget.value })}
      />
      <SelectField
        label="Part of life"
        value={draft.area}
        onChange={({ currentTarget: { value } }) =>
          change({ area: AREAS.find((area) => area === value) ?? '' })
        }
      >
        <option value="">Not said</option>
        {AREAS.map((area) => (
          <option key={area} value={area}>
            {AREA_NAMES[area]}
          </option>
        ))}
      </SelectField>
      <LinkFields draft={draft} change={change} things={things} />
    </Folded>
  );
};
