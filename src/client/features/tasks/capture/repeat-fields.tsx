import type { ReactNode } from 'react';
import { localTimeText } from '#client/lib/date-text.ts';
import { repeatText, shortMonthText } from '#client/lib/routines/plan-words.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';
import { texts } from '#texts/tasks-form.js';
import styles from './quick-capture.module.css';

interface Rhythm {
  readonly repeat: Repeat;
  readonly startsOn: LocalDate;
}

interface RepeatFieldsProps {
  readonly rhythm: Rhythm;
  /** Names the first day; null if there is none. */
  readonly first: string | null;
  /** HH:MM, or empty for a routine at any time. */
  readonly time: string;
  readonly timeError: string | undefined;
  readonly onTime: (time: string) => void;
  /** Content next to the time field. */
  readonly children: ReactNode;
}

/** The days and time of a repetition as text, such as "every Sunday, 17:00". */
export const rhythmText = (rhythm: Rhythm, time: string): string =>
  time === ''
    ? repeatText(rhythm)
    : texts.rhythmAtTime({ rhythm: repeatText(rhythm), time: localTimeText(time) });

/** The repetition and its time. The days can be changed only in the form of the routine. */
export const RepeatFields = ({
  rhythm,
  first,
  time,
  timeError,
  onTime,
  children,
}: RepeatFieldsProps) => {
  const short = shortMonthText(rhythm.repeat);
  return (
    <>
      <p className={kit.bold}>{texts.aRoutine({ rhythm: rhythmText(rhythm, time) })}</p>
      {first === null ? null : <p>{first}</p>}
      {short === null ? null : <p className={kit.soft}>{short}</p>}
      <div className={styles.pair}>
        <TextField
          label={texts.timeIfAny}
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
};
