import type { FormEvent } from 'react';
import { localTimeText } from '#client/lib/date-text.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { movedTime } from '#domain/schedule/day-plan.ts';
import { clockTimeAt } from '#domain/shared/time/day-minutes.ts';
import { texts } from '#texts/schedule.js';

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
  const inQuarter = movedTime(from, 15, dayStartsAtHour);
  const inHour = movedTime(from, 60, dayStartsAtHour);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('time');
    if (typeof wanted === 'string' && wanted !== '') onMove(wanted);
  };
  return (
    <div className={kit.stack4}>
      <form className={kit.rowBottom23} onSubmit={save}>
        <TextField label={texts.timeToday} type="time" name="time" required defaultValue={from} />
        <Button type="submit">{texts.move}</Button>
      </form>
      <div className={kit.rowBottom23}>
        <Button kind="secondary" onClick={() => onMove(now)}>
          {texts.nowAt({ time: localTimeText(now) })}
        </Button>
        <Button kind="secondary" onClick={() => onMove(inQuarter)}>
          {texts.quarterLater({ time: localTimeText(inQuarter) })}
        </Button>
        <Button kind="secondary" onClick={() => onMove(inHour)}>
          {texts.hourLater({ time: localTimeText(inHour) })}
        </Button>
        {time === null ? null : (
          <Button kind="quiet" onClick={() => onMove(null)}>
            {texts.anyTimeToday}
          </Button>
        )}
      </div>
    </div>
  );
};
