import { AREA_NAMES, weekdayName } from '#client/lib/goals/words.ts';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { AREAS, ISO_WEEKDAYS } from '#domain/goals/goal.ts';
import { texts } from '#texts/goals.js';
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
    <Folded title={texts.more} about={texts.moreAbout} isNeeded={isNeeded}>
      <StepFields {...part} />
      <ChipGroup
        legend={texts.practiceDaysAny}
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
          label={texts.beginsOn}
          name="plan.startsOn"
          type="date"
          value={draft.startsOn}
          error={errors['plan.startsOn']}
          onChange={(event) => change({ startsOn: event.currentTarget.value })}
        />
        <TextField
          label={texts.untilOptional}
          name="plan.dueOn"
          type="date"
          value={draft.dueOn}
          error={errors['plan.dueOn']}
          onChange={(event) => change({ dueOn: event.currentTarget.value })}
        />
      </div>
      <TextField
        label={texts.whenThisHappens}
        hint={texts.whenHint}
        name="plan.ifThen.when"
        dir="auto"
        autoComplete="off"
        value={draft.when}
        error={errors['plan.ifThen.when']}
        onChange={(event) => change({ when: event.currentTarget.value })}
      />
      <TextField
        label={texts.iDoThis}
        name="plan.ifThen.act"
        dir="auto"
        autoComplete="off"
        value={draft.act}
        error={errors['plan.ifThen.act']}
        onChange={(event) => change({ act: event.currentTarget.value })}
      />
      <TextAreaField
        label={texts.whatMayGetInTheWay}
        hint={texts.oneInEachLine}
        name="plan.barriers"
        dir="auto"
        rows={2}
        value={draft.barriers}
        error={errors['plan.barriers']}
        onChange={(event) => change({ barriers: event.currentTarget.value })}
      />
      <SelectField
        label={texts.partOfLife}
        value={draft.area}
        onChange={({ currentTarget: { value } }) =>
          change({ area: AREAS.find((area) => area === value) ?? '' })
        }
      >
        <option value="">{texts.notSaid}</option>
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
