import { useToday } from '#client/lib/use-today.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/tasks-form.js';
import styles from './when.module.css';
import { DAY_CHOICES, REMIND_CHOICES, remindChoice, type WhenDraft } from './when-draft.ts';

interface WhenFieldsProps {
  readonly draft: WhenDraft;
  /** The title of the task, which decides about its usual reminder. */
  readonly title: string;
  readonly onChange: (draft: WhenDraft) => void;
  readonly dateError?: string | undefined;
  readonly timeError?: string | undefined;
  /** Whether the day cannot be changed, so that only the time is shown. */
  readonly isDayFixed?: boolean;
}

/** The fields for a task's day, optional time and reminder. */
export const WhenFields = ({
  draft,
  title,
  onChange,
  dateError,
  timeError,
  isDayFixed = false,
}: WhenFieldsProps) => {
  const today = useToday();
  return (
    <div className={`${kit.row3} ${styles.fields}`}>
      {isDayFixed ? null : (
        <SelectField
          label={texts.when}
          value={draft.choice}
          data-part="when"
          onChange={({ currentTarget: { value } }) => {
            const choice = DAY_CHOICES.find((one) => one === value);
            if (choice !== undefined) onChange({ ...draft, choice });
          }}
        >
          {DAY_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {texts.days[choice]}
            </option>
          ))}
        </SelectField>
      )}
      {draft.choice === 'day' && !isDayFixed ? (
        <TextField
          label={texts.day}
          name="date"
          type="date"
          min={today}
          data-part="day"
          value={draft.day}
          error={dateError}
          onChange={(event) => onChange({ ...draft, day: event.currentTarget.value })}
        />
      ) : null}
      {draft.choice === 'later' ? null : (
        <TextField
          label={texts.timeIfAny}
          name="time"
          type="time"
          data-part="time"
          value={draft.time}
          error={timeError}
          onChange={(event) => onChange({ ...draft, time: event.currentTarget.value })}
        />
      )}
      {draft.choice === 'later' || draft.time === '' ? null : (
        <SelectField
          label={texts.reminder}
          value={remindChoice(draft, title)}
          data-part="remind"
          onChange={({ currentTarget: { value } }) => {
            const remind = REMIND_CHOICES.find((one) => one === value);
            if (remind !== undefined) onChange({ ...draft, remind });
          }}
        >
          {REMIND_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {texts.reminders[choice]}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
};
