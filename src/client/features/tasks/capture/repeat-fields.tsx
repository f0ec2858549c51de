import type { ReactNode } from 'react';
import { repeatText } from '#client/lib/routines/plan-words.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import type { Weekday } from '#domain/shared/time/weekdays.ts';
import styles from './quick-capture.module.css';

interface RepeatFieldsProps {
  readonly weekdays: readonly Weekday[];
  /** HH:MM, or empty for any time. */
  readonly time: string;
  readonly timeError: string | undefined;
  readonly onTime: (time: string) => void;
  /** What stands beside the time. */
  readonly children: ReactNode;
}

/** On which days and when something repeats, in words: "every Sunday, 17:00". */
export const rhythmText = (weekdays: readonly Weekday[], time: string): string =>
  time === '' ? repeatText(weekdays) : `${repeatText(weekdays)}, ${time}`;

/** When something repeats. Its days can be changed in the routine's form. */
export const RepeatFields = ({
  weekdays,
  time,
  timeError,
  onTime,
  children,
}: RepeatFieldsProps) => (
  <>
    <p className={styles.repeats}>Repeats: {rhythmText(weekdays, time)}</p>
    <div className={styles.pair}>
      <TextField
        label="Time (may stay empty)"
        name="time"
        type="time"
        value={time}
        error={timeError}
        onChange={(event) => onTime(event.currentTarget.value)}
      />
      {children}
    </div>
  </>
);
