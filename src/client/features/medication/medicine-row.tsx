import { localTimeText } from '#client/lib/date-text.ts';
import { clockTimeText } from '#client/lib/time/moment-text.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Dose, Medicine } from '#contract/medication.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/medication.js';
import styles from './medication.module.css';

interface MedicineRowProps {
  readonly medicine: Medicine;
  /** Today's doses of the medicine. */
  readonly today: readonly Dose[];
  readonly onTake: () => void;
  readonly onOtherTime: () => void;
  readonly onUndo: (dose: Dose) => void;
  readonly onChange: () => void;
}

/** One medicine: its name and amount, today's doses, and the button that records a dose. */
export const MedicineRow = ({
  medicine: { name, amount, times },
  today,
  onTake,
  onOtherTime,
  onUndo,
  onChange,
}: MedicineRowProps) => (
  <li className={`${kit.stack2} ${kit.anyBreak}`}>
    <h3 className={styles.name} dir="auto">
      {name}
    </h3>
    {amount === '' && times.length === 0 ? null : (
      <p className={kit.soft} dir="auto">
        {[
          amount,
          times.length === 0 ? '' : texts.usuallyAt({ times: times.map(localTimeText).join(', ') }),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
    )}
    <div className={kit.rowMiddle}>
      <Button aria-label={texts.takenNowNamed({ name })} onClick={onTake}>
        {texts.takenNow}
      </Button>
      <Button kind="quiet" aria-label={texts.anotherTimeNamed({ name })} onClick={onOtherTime}>
        {texts.anotherTime}
      </Button>
      <Button kind="quiet" aria-label={texts.changeNamed({ name })} onClick={onChange}>
        {common.change}
      </Button>
    </div>
    {/* Placed below the buttons, so that a new dose moves no button under the finger. */}
    {today.length === 0 ? null : (
      <ul className={`${kit.plainList} ${kit.stack}`} aria-label={texts.takenToday({ name })}>
        {today.map((dose) => {
          const time = clockTimeText(dose.takenAt, dose.zone);
          return (
            <li key={dose.id} className={styles.dose}>
              {texts.takenAt({ time })}
              <Button
                kind="quiet"
                size="small"
                aria-label={texts.undoAt({ name, time })}
                onClick={() => onUndo(dose)}
              >
                {common.undo}
              </Button>
            </li>
          );
        })}
      </ul>
    )}
  </li>
);
