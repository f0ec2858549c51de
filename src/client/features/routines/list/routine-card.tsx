import CalendarClock from 'lucide-react/icons/calendar-clock';
import MoonStar from 'lucide-react/icons/moon-star';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Routines } from '#client/features/routines/days/use-routines.ts';
import { overText } from '#client/features/routines/player/words.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import { anchorText } from '#client/lib/routines/plan-words.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Occurrence } from '#contract/routines.ts';
import { playerAddress } from '#contract/shared/pages.ts';
import { minutesOf, stepsOfSize } from '#domain/routines/marks.ts';
import { stepsDone } from '#domain/routines/player/day-state.ts';
import { SIZES } from '#domain/shared/size.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/routines.js';
import { focusHeading } from './focus-heading.ts';
import { RoutineIcon } from './routine-icon.tsx';
import styles from './routines.module.css';
import { StartLink } from './start-link.tsx';

interface RoutineCardProps {
  readonly day: Occurrence;
  readonly routines: Routines;
  /** Opens the form, either for this day only or from today on. */
  readonly onEdit: (scope: 'day' | 'onward') => void;
  /** Called with a sentence that says what changed. */
  readonly onTold: (text: string) => void;
}

/** A routine on one day: start link, size, steps to mark, and changes for the day. */
export const RoutineCard = ({ day, routines, onEdit, onTold }: RoutineCardProps) => {
  const id = useId();
  const [moving, setMoving] = useState(false);
  const mover = useRef<HTMLButtonElement>(null);
  /** The time to which the routine was moved here; undefined if it was not. */
  const [movedTo, setMovedTo] = useState<string | null>();
  const { plan, size, marks, time: shownTime } = day;
  // The card loses the focus when its new time moves it to another place in the list.
  useEffect(() => {
    if (shownTime === movedTo && document.activeElement === document.body) mover.current?.focus();
  }, [shownTime, movedTo]);
  const steps = stepsOfSize(plan.steps, size);
  const { done } = stepsDone(day);
  const over = overText(day);
  const minutes = minutesOf(plan.steps, size);
  const sizes = SIZES.filter(
    (one, index) =>
      one === size ||
      index === 0 ||
      stepsOfSize(plan.steps, one).length < stepsOfSize(plan.steps, SIZES[index - 1] ?? one).length,
  );
  return (
    <li className={over === null ? styles.card : `${styles.card} ${styles.done}`}>
      <div className={`${kit.rowMiddle23} ${styles.head}`}>
        <RoutineIcon plan={plan} />
        <div className={styles.words}>
          <h3 id={id} className={kit.largeBreak} dir="auto">
            {plan.name}
          </h3>
          <p className={`${kit.soft} ${styles.facts}`}>
            {anchorText(plan, day.time, routines.view.routines)}
            {minutes === 0 ? null : ` · ${texts.minutes({ minutes })}`}
            {' · '}
            {over ?? texts.doneOf({ done, total: steps.length })}
            {day.onlyToday ? ` · ${texts.changedForDay}` : null}
          </p>
        </div>
      </div>
      <div className={styles.foot}>
        <StartLink day={day} />
        <Fold label={texts.stepsAndMore}>
          <div className={kit.stack4}>
            {sizes.length < 2 ? null : (
              <RadioRows
                legend={texts.howMuchToday}
                options={sizes}
                label={(one) => texts.sizes[one]}
                value={size}
                onChoose={(one) => void routines.changeDay(day, { size: one })}
              />
            )}
            <ul className={kit.plainList} aria-label={texts.stepsOf({ routine: plan.name })}>
              {steps.map((step) => (
                <li key={step.id}>
                  <label className={styles.step}>
                    <input
                      type="checkbox"
                      checked={marks[step.id]?.state === 'done'}
                      onChange={(event) =>
                        void routines.mark(
                          day,
                          step.id,
                          event.currentTarget.checked ? 'done' : 'open',
                        )
                      }
                    />
                    <span>
                      <bdi>{step.title}</bdi>{' '}
                      <span className={kit.soft}>
                        {step.minutes === null ? null : texts.minutes({ minutes: step.minutes })}
                        {marks[step.id]?.state === 'skipped' ? ` ${texts.skipped}` : null}
                      </span>
                      {step.hint === null || step.hint === '' ? null : (
                        <span className={kit.softBlock} dir="auto">
                          {step.hint}
                        </span>
                      )}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            <div className={`${kit.rowBottom} ${styles.row}`}>
              <Button
                kind="secondary"
                size="small"
                icon={MoonStar}
                onClick={(event) => {
                  focusHeading(event.currentTarget);
                  void routines.changeDay(day, { notToday: true });
                }}
              >
                {texts.notToday}
              </Button>
              <Button
                kind="secondary"
                size="small"
                icon={CalendarClock}
                ref={mover}
                aria-expanded={moving}
                onClick={() => setMoving(!moving)}
              >
                {texts.anotherTimeToday}
              </Button>
              <Button kind="secondary" size="small" icon={Pencil} onClick={() => onEdit('onward')}>
                {common.edit}
              </Button>
              <Button kind="quiet" size="small" onClick={() => onEdit('day')}>
                {texts.changeOnlyToday}
              </Button>
              {over === null || day.events.length === 0 ? null : (
                <Link
                  to={playerAddress(day.routineId, day.date)}
                  className={buttonClass('quiet', 'small')}
                >
                  {texts.seeHowItWent}
                </Link>
              )}
            </div>
            {moving ? (
              <form
                className={`${kit.rowBottom} ${styles.row}`}
                onSubmit={(event) => {
                  event.preventDefault();
                  const given = new FormData(event.currentTarget).get('time');
                  const time = typeof given === 'string' && given !== '' ? given : null;
                  setMoving(false);
                  setMovedTo(time);
                  mover.current?.focus();
                  void routines.changeDay(day, { time });
                  onTold(
                    time === null
                      ? texts.movedToAnyTime({ routine: plan.name })
                      : texts.movedToTime({ routine: plan.name, time: localTimeText(time) }),
                  );
                }}
              >
                <TextField
                  label={texts.timeToday}
                  type="time"
                  name="time"
                  defaultValue={day.time ?? ''}
                />
                <Button type="submit" size="small">
                  {texts.move}
                </Button>
              </form>
            ) : null}
          </div>
        </Fold>
      </div>
    </li>
  );
};
