import { useState } from 'react';
import styles from '#client/features/medication/medication.module.css';
import { currentMs } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';

interface WhenFormProps {
  /** Called with the instant that was chosen, UTC ms. */
  readonly onSave: (instantMs: number) => void;
  readonly onClose: () => void;
}

/** A moment on this device's clock, as the field for it takes it. */
const clockText = (ms: number): string => {
  const date = new Date(ms);
  return new Date(ms - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** The choice of another time at which something was taken. */
export const WhenForm = ({ onSave, onClose }: WhenFormProps) => {
  const [clock, setClock] = useState(() => clockText(currentMs()));
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const instantMs = Date.parse(clock);
        if (Number.isNaN(instantMs)) setProblem('Choose a day and a time.');
        else if (instantMs > currentMs()) setProblem('This time is still to come.');
        else onSave(instantMs);
      }}
    >
      <TextField
        label="When did you take it?"
        type="datetime-local"
        required
        value={clock}
        error={problem}
        onChange={(event) => setClock(event.currentTarget.value)}
      />
      <div className={styles.ends}>
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
        <Button type="submit">Save</Button>
      </div>
    </form>
  );
};
