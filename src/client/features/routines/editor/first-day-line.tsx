import { localTimeText, yearlessDayText } from '#client/lib/date-text.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { OwnClock } from '#domain/routines/first-day.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { firstDay } from '#domain/shared/time/repeat.ts';
import { texts } from '#texts/routine-form.js';
import type { EditorDraft, PartProps } from './editor-draft.ts';
import { passedIn, readRepeat } from './first-day.ts';

/** The first day of the routine after today; null for a rule that never occurs. */
const nextDay = (draft: EditorDraft, today: LocalDate): LocalDate | null => {
  const repeat = readRepeat(draft);
  return repeat === null ? null : firstDay(repeat, addDays(today, 1));
};

interface FirstDayLineProps extends Pick<PartProps, 'draft' | 'change'> {
  readonly clock: OwnClock;
}

/** Says that a new routine starts after today because its time has passed, with a button to start it today anyway. */
export const FirstDayLine = ({ draft, change, clock }: FirstDayLineProps) => {
  const { today } = clock;
  const passed = passedIn(draft, clock);
  const next = nextDay(draft, today);
  const isToday = draft.isStartChosen && draft.startsOn === today;
  if (passed === null || next === null || (draft.isStartChosen && !isToday)) return null;
  const isTomorrow = next === addDays(today, 1);
  const day = yearlessDayText(next);
  const time = localTimeText(passed);
  const startLater = isTomorrow ? texts.startTomorrow : texts.startOn({ day });
  return (
    <div className={kit.rowMiddle23}>
      <p role="status">
        {isToday
          ? texts.firstDayToday({ time })
          : isTomorrow
            ? texts.firstDayTomorrow({ time })
            : texts.firstDayLater({ day, time })}
      </p>
      <Button
        kind="secondary"
        size="small"
        onClick={() =>
          change(isToday ? { isStartChosen: false } : { startsOn: today, isStartChosen: true })
        }
      >
        {isToday ? startLater : texts.startToday}
      </Button>
    </div>
  );
};
