import CalendarArrowUp from 'lucide-react/icons/calendar-arrow-up';
import { useId, useState } from 'react';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { useToday } from '#client/lib/use-today.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/tasks-form.js';
import styles from './when.module.css';
import { dayProblem, type TaskTime, TODAY_ANY_TIME, type WhenDraft, whenIn } from './when-draft.ts';

/** Moves a task to another day, or to Later. */
export type OnMove = (when: Omit<TaskTime, 'time'>) => void;

const PLAIN = ['today', 'tomorrow', 'later'] as const;

interface MoveToProps {
  readonly task: ShownTask;
  /** The text of the button that opens the days; `name` is its accessible name if that differs. */
  readonly label?: string;
  readonly name?: string;
  readonly onMove: OnMove;
}

/** A button that shows the days to which a task can be moved. */
export const MoveTo = ({ task, label: asks = texts.moveToWhere, name, onMove }: MoveToProps) => {
  const id = useId();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();

  const move = (draft: Pick<WhenDraft, 'choice' | 'day'>): void => {
    const { date, later } = whenIn({ ...TODAY_ANY_TIME, ...draft }, today);
    onMove({ date, later });
  };
  const isThere = (choice: WhenDraft['choice']): boolean => {
    const { date, later } = whenIn({ ...TODAY_ANY_TIME, choice }, today);
    return later ? task.later : !task.later && task.date === date;
  };
  const moveToDay = (): void => {
    const found = dayProblem(day);
    setProblem(found);
    if (found === undefined && isLocalDate(day)) move({ choice: 'day', day });
  };

  return (
    <>
      <Button
        kind="secondary"
        size="small"
        icon={CalendarArrowUp}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {asks}
      </Button>
      {open ? (
        <fieldset id={id} className={`${kit.stack3} ${styles.move}`}>
          <legend className={styles.legend}>{texts.moveTo}</legend>
          <div className={`${kit.rowBottom} ${styles.days}`}>
            {PLAIN.filter((choice) => !isThere(choice)).map((choice) => (
              <Button
                key={choice}
                kind="secondary"
                size="small"
                onClick={() => move({ choice, day: '' })}
              >
                {texts.moveChoices[choice]}
              </Button>
            ))}
          </div>
          <div className={`${kit.rowBottom} ${styles.other}`}>
            <TextField
              label={texts.moveToOther}
              type="date"
              min={today}
              value={day}
              error={problem}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
            <Button kind="secondary" size="small" onClick={moveToDay}>
              {texts.moveToDay}
            </Button>
          </div>
        </fieldset>
      ) : null}
    </>
  );
};
