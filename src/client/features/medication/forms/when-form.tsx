import { useState } from 'react';
import { deviceZone } from '#client/lib/device-zone.ts';
import { currentMs } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { instantAt, wallClockAt } from '#domain/shared/time/zone.ts';

interface WhenFormProps {
  /** Called with the chosen instant, UTC ms. */
  readonly onSave: (instantMs: number) => void;
  readonly onClose: () => void;
}

/** The form to choose another time at which a medicine was taken. */
export const WhenForm = ({ onSave, onClose }: WhenFormProps) => {
  const [clock, setClock] = useState(() => wallClockAt(currentMs(), deviceZone()));
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className={kit.stack4}
      onSubmit={(event) => {
        event.preventDefault();
        const instantMs = instantAt(clock, deviceZone());
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
      <div className={kit.rowEnd}>
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
        <Button type="submit">Save</Button>
      </div>
    </form>
  );
};
