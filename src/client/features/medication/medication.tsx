import { useEffect, useRef, useState } from 'react';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { clockTimeText } from '#client/lib/time/moment-text.ts';
import { useToday } from '#client/lib/use-today.ts';
import { currentMs, uptimeMs } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Confirm } from '#client/ui/layout/confirm.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Medicine } from '#contract/medication.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/medication.js';
import { useMedication } from './changes/use-medication.ts';
import { EffectsCard } from './effects-card.tsx';
import { MedicineForm } from './forms/medicine-form.tsx';
import { WhenForm } from './forms/when-form.tsx';
import styles from './medication.module.css';
import { MedicineRow } from './medicine-row.tsx';
import { ReportCard } from './paper/report-card.tsx';

/** How long after a tap a second tap on the same medicine is ignored. */
const DOUBLE_TAP_MS = 2000;

type Asked =
  | { readonly form: 'new' }
  | { readonly form: 'change' | 'when' | 'remove'; readonly id: string };

/** The medication and body log: doses, effects, and the page for a prescriber. */
export const MedicationView = () => {
  const medication = useMedication();
  const { log, query, refused } = medication;
  const today = useToday();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  /** The message about the last action. It is a new object each time, so that the focus can move each time. */
  const [told, setTold] = useState<{ readonly words: string; readonly isAway: boolean } | null>(
    null,
  );
  const status = useRef<HTMLParagraphElement>(null);
  /** The time of the last tap on "Taken now", by medicine id. */
  const tapped = useRef(new Map<string, number>());
  // The pressed button was removed, so the status takes the focus.
  useEffect(() => {
    if (told?.isAway === true) status.current?.focus();
  }, [told]);
  if (query.data === undefined && log.medicines.length === 0 && log.settings.effects.length === 0)
    return <NotLoaded message={texts.logNotLoaded} query={query} />;

  const current = log.medicines.filter((one) => one.current);
  const earlier = log.medicines.filter((one) => !one.current);
  const askedId = asked !== null && 'id' in asked ? asked.id : null;
  const chosen = log.medicines.find(({ id }) => id === askedId);
  const take = ({ id, name }: Medicine, instantMs: number): void => {
    medication.take(id, instantMs);
    const time = clockTimeText(instantMs);
    setTold({ words: texts.isNoted({ name, time }), isAway: false });
    close();
  };
  const takeNow = (medicine: Medicine): void => {
    const tappedAtMs = uptimeMs();
    const lastMs = tapped.current.get(medicine.id);
    if (lastMs !== undefined && tappedAtMs - lastMs < DOUBLE_TAP_MS) return;
    tapped.current.set(medicine.id, tappedAtMs);
    take(medicine, currentMs());
  };

  return (
    <div className={kit.stack4}>
      {refused.map(({ id, message }) => (
        <Notice
          key={id}
          tone="problem"
          action={
            <Button kind="secondary" size="small" onClick={() => void medication.discard(id)}>
              {common.ok}
            </Button>
          }
        >
          {texts.notSaved({ problem: message })}
        </Notice>
      ))}
      <p ref={status} role="status" tabIndex={-1} className={styles.told}>
        {told?.words}
      </p>
      <div className={styles.columns}>
        <Card heading={texts.whatITake}>
          {current.length === 0 ? (
            <p className={kit.soft}>{texts.nothingTaken}</p>
          ) : (
            <ul className={`${kit.stack5} ${kit.plainList}`}>
              {current.map((medicine) => (
                <MedicineRow
                  key={medicine.id}
                  medicine={medicine}
                  today={log.doses.filter(
                    ({ medicineId, localDate }) =>
                      medicineId === medicine.id && localDate === today,
                  )}
                  onTake={() => takeNow(medicine)}
                  onOtherTime={() => setAsked({ form: 'when', id: medicine.id })}
                  onUndo={({ id, takenAt, zone }) => {
                    void medication.untake(id);
                    tapped.current.delete(medicine.id);
                    const time = clockTimeText(takenAt, zone);
                    const words = texts.isRemoved({ name: medicine.name, time });
                    setTold({ words, isAway: true });
                  }}
                  onChange={() => setAsked({ form: 'change', id: medicine.id })}
                />
              ))}
            </ul>
          )}
          <div>
            <Button
              kind={current.length === 0 ? 'primary' : 'secondary'}
              onClick={() => setAsked({ form: 'new' })}
            >
              {texts.addMedicine}
            </Button>
          </div>
          {earlier.length === 0 ? null : (
            <Fold label={texts.whatITookBefore}>
              <ul className={`${kit.stack5} ${kit.plainList}`}>
                {earlier.map((medicine) => (
                  <li key={medicine.id} className={kit.rowMiddle} dir="auto">
                    {medicine.name}
                    <Button
                      kind="quiet"
                      size="small"
                      aria-label={texts.takeAgainNamed({ name: medicine.name })}
                      onClick={() => {
                        void medication.save({ ...medicine, current: true });
                        const words = texts.isCurrentAgain({ name: medicine.name });
                        setTold({ words, isAway: true });
                      }}
                    >
                      {texts.takeAgain}
                    </Button>
                    <Button
                      kind="quiet"
                      size="small"
                      aria-label={texts.deleteNamed({ name: medicine.name })}
                      onClick={() => setAsked({ form: 'remove', id: medicine.id })}
                    >
                      {common.delete}
                    </Button>
                  </li>
                ))}
              </ul>
            </Fold>
          )}
        </Card>
        <EffectsCard
          medication={medication}
          today={today}
          onTold={(words, isAway) => setTold({ words, isAway })}
        />
      </div>
      <ReportCard log={log} today={today} />
      {asked?.form === 'new' ? (
        <Dialog open onClose={close} title={texts.addMedicine}>
          <MedicineForm start={null} medication={medication} onClose={close} />
        </Dialog>
      ) : null}
      {chosen !== undefined && asked?.form === 'change' ? (
        <Dialog open onClose={close} title={texts.changeMedicine}>
          <MedicineForm start={chosen} medication={medication} onClose={close} />
          <div className={kit.rowMiddle}>
            <Button
              kind="quiet"
              onClick={() => {
                void medication.save({ ...chosen, current: false });
                setTold({ words: texts.isEarlier({ name: chosen.name }), isAway: true });
                close();
              }}
            >
              {texts.noLongerTaken}
            </Button>
          </div>
        </Dialog>
      ) : null}
      {chosen !== undefined && asked?.form === 'when' ? (
        <Dialog open onClose={close} title={texts.takenAtAnotherTime}>
          <WhenForm onSave={(instantMs) => take(chosen, instantMs)} onClose={close} />
        </Dialog>
      ) : null}
      {chosen !== undefined && asked?.form === 'remove' ? (
        <Confirm
          open
          title={texts.deleteMedicine}
          submit={common.delete}
          onConfirm={() => {
            void medication.remove(chosen.id);
            setTold({ words: texts.isDeleted({ name: chosen.name }), isAway: true });
            close();
          }}
          onClose={close}
        >
          <p dir="auto">{texts.deletesAll({ name: chosen.name })}</p>
        </Confirm>
      ) : null}
    </div>
  );
};
