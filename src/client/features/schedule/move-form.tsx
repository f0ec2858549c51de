import type { FormEvent } from 'react';
import { localTimeText } from '#client/lib/date-text.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { movedTime } from '#domain/schedule/day-plan.ts';
import { clockTimeAt } from '#domain/shared/time/day-minutes.ts';

interface MoveFormProps {
  /** The item's current time as HH:MM; null if it has no time. */
  readonly time: string | null;
  /** The current time, in minutes since the person's day began. */
  readonly nowMin: number;
  readonly dayStartsAtHour: number;
  readonly onMove: (time: string | null) => void;
}

/** Controls that move an item to another time today without dragging. */
export const MoveForm = ({ time, nowMin, dayStartsAtHour, onMove }: MoveFormProps) => {
  const now = clockTimeAt(nowMin, dayStartsAtHour);
  const from = time ?? now;
  const later = [15, 60].map((minutes) => movedTime(from, minutes, dayStartsAtHour));
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('time');
    if (typeof wanted === 'string' && wanted !== '') onMove(wanted);
  };
  return (
    <div className={kit.stack4}>
      <form className={kit.rowBottom23} onSubmit={save}>
        <TextField label="Time today" type="time" name="time" required defaultValue={from} />
        <Button type="submit">Move</Button>
      </form>
      <div className={kit.rowBottom23}>
        <Button kind="secondary" onClick={() => onMove(now)}>
          Now ({localTimeText(now)})
        </Button>
        <Button kind="secondary" onClick={() => onMove(later[0] ?? from)}>
          15 minutes later ({localTimeText(later[0] ?? from)})
        </Button>
        <Button kind="secondary" onClick={() => onMove(later[1] ?? from)}>
          1 hour later ({localTimeText(later[1] ?? from)})
        </Button>
        {time === null ? null : (
          <Button kind="quiet" onClick={() => onMove(null)}>
            At any time today
          </Button>
        )}
      </div>
    </div>
  );
};
