import { useToday } from '#client/lib/use-today.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from './when.module.css';
import { DAY_CHOICES, REMIND_CHOICES, type WhenDraft } from './when-draft.ts';

const CHOICES: Readonly<Record<WhenDraft['choice'], string>> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  day: 'Another day',
  later: 'Later, without a day',
};

const REMINDER_WORDS: Readonly<Record<WhenDraft['remind'], string>> = {
  none: 'No reminder',
  start: 'At its time',
  before: '10 minutes before',
  both: 'At its time and 10 minutes before',
  early: '30 minutes before',
};

interface WhenFieldsProps {
  readonly draft: WhenDraft;
  readonly onChange: (draft: WhenDraft) => void;
  readonly dateError?: string | undefined;
  readonly timeError?: string | undefined;
  /** Whether the day cannot be changed, so that only the time is shown. */
  readonly isDayFixed?: boolean;
}

/** The fields for a task's day, optional time and reminder. */
export const WhenFields = ({
  draft,
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
          label="When"
          value={draft.choice}
          data-part="when"
          onChange={({ currentTarget: { value } }) => {
            const choice = DAY_CHOICES.find((one) => one === value);
            if (choice !== undefined) onChange({ ...draft, choice });
          }}
        >
          {DAY_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {CHOICES[choice]}
            </option>
          ))}
        </SelectField>
      )}
      {draft.choice === 'day' && !isDayFixed ? (
        <TextField
          label="Day"
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
          label="Time (may stay empty)"
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
          label="Reminder"
          value={draft.remind}
          data-part="remind"
          onChange={({ currentTarget: { value } }) => {
            const remind = REMIND_CHOICES.find((one) => one === value);
            if (remind !== undefined) onChange({ ...draft, remind });
          }}
        >
          {REMIND_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {REMINDER_WORDS[choice]}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
};
