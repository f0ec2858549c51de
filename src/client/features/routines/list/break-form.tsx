import { useState } from 'react';
import type { Routines } from '#client/features/routines/days/use-routines.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Routine } from '#contract/routines.ts';
import { addDays, isLocalDate } from '#domain/shared/time/local-date.ts';
import styles from './routines.module.css';

interface BreakFormProps {
  readonly routines: Routines;
  /** Null for all routines. */
  readonly routine: Routine | null;
  readonly onClose: () => void;
}

const LENGTHS = {
  week: 'For a week',
  two: 'For two weeks',
  open: 'Until I end it',
  day: 'Until a day',
} as const;
type Length = keyof typeof LENGTHS;

const isLength = (text: string): text is Length => text in LENGTHS;

/** The form of a break, which begins today or on another day. */
export const BreakForm = ({ routines, routine, onClose }: BreakFormProps) => {
  const { today } = routines;
  const [from, setFrom] = useState<string>(today);
  const [length, setLength] = useState<Length>('week');
  const [day, setDay] = useState<string>(addDays(today, 7));
  const [error, setError] = useState<string | null>(null);

  const pause = (): void => {
    if (!isLocalDate(from)) {
      setError('Choose the first day.');
      return;
    }
    const days = { week: 6, two: 13 } as const;
    if (length === 'day' && (!isLocalDate(day) || day < from)) {
      setError('The last day has to be the first day or later.');
      return;
    }
    const until =
      length === 'open'
        ? null
        : length === 'day'
          ? isLocalDate(day)
            ? day
            : null
          : addDays(from, days[length]);
    void routines.pause(routine, from, until);
    onClose();
  };

  return (
    <form
      className={kit.stack4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pause();
      }}
    >
      <p>
        {routine === null ? 'No routine comes' : 'This routine does not come'} during a break, and
        nothing counts as missed. What you have done stays.
      </p>
      <TextField
        label="First day"
        type="date"
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <SelectField
        label="How long"
        value={length}
        onChange={({ currentTarget: { value } }) => {
          if (isLength(value)) setLength(value);
        }}
      >
        {Object.entries(LENGTHS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {length === 'day' ? (
        <TextField
          label="Last day"
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      ) : null}
      {error === null ? null : <p role="alert">{error}</p>}
      <div className={styles.row}>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Take a break</Button>
      </div>
    </form>
  );
};
