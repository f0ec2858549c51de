import type { Routines } from '#client/features/routines/days/use-routines.ts';
import { dateFormat } from '#client/lib/date-text.ts';
import { anchorText, daysText } from '#client/lib/routines/plan-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Routine } from '#contract/routines.ts';
import { RoutineIcon } from './routine-icon.tsx';
import styles from './routines.module.css';

interface AllRoutinesProps {
  readonly routines: Routines;
  readonly onEdit: (routine: Routine) => void;
  readonly onPause: (routine: Routine) => void;
  readonly onRemove: (routine: Routine) => void;
}

const nextText = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/**
 * The text that says when the routine is due next after today; null if the routine is not on any of the loaded days.
 */
const nextOf = ({ view: { days }, today, unsent }: Routines, { id }: Routine): string | null => {
  if (unsent.has(id)) return 'Its days show after it is sent.';
  const next = days.find((day) => day.routineId === id && day.date > today && !day.notToday);
  return next === undefined ? null : `Next after today: ${nextText(next.date)}`;
};

/** All routines with their days and actions. */
export const AllRoutines = ({ routines, onEdit, onPause, onRemove }: AllRoutinesProps) => (
  <Fold label={`All routines (${routines.view.routines.length})`}>
    <ul className={kit.stack3}>
      {routines.view.routines.map((routine) => {
        const { plan } = routine;
        const time = plan.anchor.kind === 'time' ? plan.anchor.time : null;
        return (
          <li key={routine.id} className={styles.card}>
            <div className={`${kit.rowMiddle23} ${styles.head}`}>
              <RoutineIcon plan={plan} />
              <div className={styles.words}>
                <h3 className={kit.largeBreak} dir="auto">
                  {plan.name}
                </h3>
                <p className={`${kit.soft} ${styles.facts}`}>
                  {daysText(plan)}, {anchorText(plan, time, routines.view.routines)}
                </p>
                <p className={`${kit.soft} ${styles.facts}`}>{nextOf(routines, routine)}</p>
                {routine.proposedBy === null ? null : (
                  <p className={`${kit.soft} ${styles.facts}`}>
                    From <bdi>{routine.proposedBy}</bdi>
                  </p>
                )}
              </div>
            </div>
            <div className={`${kit.rowBottom} ${styles.row}`}>
              <Button
                kind="secondary"
                size="small"
                aria-label={`Edit ${plan.name}`}
                onClick={() => onEdit(routine)}
              >
                Edit
              </Button>
              <Button
                kind="secondary"
                size="small"
                aria-label={`Take a break from ${plan.name}`}
                onClick={() => onPause(routine)}
              >
                Take a break
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={`Remove ${plan.name}`}
                onClick={() => onRemove(routine)}
              >
                Remove
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  </Fold>
);
