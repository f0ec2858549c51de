import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/routine-form.js';
import styles from './editor.module.css';
import type { PartProps } from './editor-draft.ts';

/**
 * The reminders of a routine. Only a routine with a time can have reminders; for other routines, a note explains this.
 */
export const ReminderFields = ({ draft, change, errors }: PartProps) => (
  <fieldset className={`${kit.stack4} ${styles.part}`}>
    <legend className={`${kit.largeBold} ${styles.legend}`}>{texts.reminders}</legend>
    {draft.anchor === 'time' ? (
      <>
        <SwitchRow
          label={texts.atItsTime}
          hint={texts.remindersHint}
          checked={draft.atStart}
          onChange={(atStart) => change({ atStart })}
        />
        <TextField
          label={texts.minutesBefore}
          name="plan.reminders.minutesBefore"
          inputMode="numeric"
          autoComplete="off"
          value={draft.minutesBefore}
          error={errors['plan.reminders.minutesBefore']}
          onChange={(event) => change({ minutesBefore: event.currentTarget.value })}
        />
      </>
    ) : (
      <p className={kit.softThin}>{texts.noReminders}</p>
    )}
  </fieldset>
);
