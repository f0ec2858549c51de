import type { Routines } from '#client/features/routines/days/use-routines.ts';
import { yearlessDayText } from '#client/lib/date-text.ts';
import { anchorText, daysText } from '#client/lib/routines/plan-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { Routine } from '#contract/routines.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/routines.js';
import { RoutineIcon } from './routine-icon.tsx';
import styles from './routines.module.css';

interface AllRoutinesProps {
  readonly routines: Routines;
  readonly onEdit: (routine: Routine) => void;
  readonly onPause: (routine: Routine) => void;
  readonly onRemove: (routine: Routine) => void;
}

/**
 * The text that says when the routine is due next after today; null if the routine is not on any of the loaded days.
 */
const nextOf = ({ view: { days }, today, unsent }: Routines, { id }: Routine): string | null => {
  if (unsent.has(id)) return texts.shownAfterSending;
  const next = days.find((day) => day.routineId === id && day.date > today && !day.notToday);
  return next === undefined ? null : texts.nextAfterToday({ day: yearlessDayText(next.date) });
};

/** All routines with their days and actions. */
export const AllRoutines = ({ routines, onEdit, onPause, onRemove }: AllRoutinesProps) => (
  <Fold label={texts.allRoutines({ count: routines.view.routines.length })}>
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
                    {sentence(
                      texts.fromTherapist({
                        therapist: routine.proposedBy,
                        name: (text) => <bdi>{text}</bdi>,
                      }),
                    )}
                  </p>
                )}
              </div>
            </div>
            <div className={`${kit.rowBottom} ${styles.row}`}>
              <Button
                kind="secondary"
                size="small"
                aria-label={texts.editRoutine({ routine: plan.name })}
                onClick={() => onEdit(routine)}
              >
                {common.edit}
              </Button>
              <Button
                kind="secondary"
                size="small"
                aria-label={texts.takeABreakFrom({ routine: plan.name })}
                onClick={() => onPause(routine)}
              >
                {texts.takeABreak}
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={texts.removeRoutine({ routine: plan.name })}
                onClick={() => onRemove(routine)}
              >
                {common.remove}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  </Fold>
);
