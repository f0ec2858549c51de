import { useState } from 'react';
import { clockTimeText } from '#client/lib/time/moment-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { EFFECT_LEVELS, effectWords } from '#domain/medication/medication.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/medication.js';
import type { Medication } from './changes/use-medication.ts';
import { EffectsForm } from './forms/effects-form.tsx';
import styles from './medication.module.css';

interface EffectsCardProps {
  readonly medication: Medication;
  readonly today: LocalDate;
  /** Called with a sentence about the action, and with whether the pressed button was removed. */
  readonly onTold: (words: string, isAway: boolean) => void;
}

/** The effects that the person tracks, each recorded with one tap. */
export const EffectsCard = ({ medication, today, onTold }: EffectsCardProps) => {
  const [open, setOpen] = useState(false);
  const { settings, ratings } = medication.log;
  const { effects } = settings;
  return (
    <Card heading={texts.howItIsNow}>
      {effects.length === 0 ? <p className={kit.soft}>{texts.nothingWatched}</p> : null}
      {effects.map((effect) => {
        const noted = ratings.filter((one) => one.effect === effect && one.localDate === today);
        return (
          <fieldset key={effect}>
            <legend className={styles.name} dir="auto">
              {effect}
            </legend>
            <div className={kit.rowMiddle}>
              {EFFECT_LEVELS.map((level) => (
                <Button
                  key={level}
                  kind="secondary"
                  onClick={() => {
                    medication.rate(effect, level);
                    onTold(texts.effectIsNoted({ effect, level: effectWords(level) }), false);
                  }}
                >
                  {effectWords(level)}
                </Button>
              ))}
            </div>
            {noted.length === 0 ? null : (
              <ul
                className={`${kit.plainList} ${kit.stack}`}
                aria-label={texts.notedToday({ effect })}
              >
                {noted.map(({ id, level, ratedAt, zone }) => {
                  const time = clockTimeText(ratedAt, zone);
                  return (
                    <li key={id} className={styles.dose}>
                      {texts.noted({ time, level: effectWords(level) })}
                      <Button
                        kind="quiet"
                        size="small"
                        aria-label={texts.undoEffect({ effect, time })}
                        onClick={() => {
                          void medication.unrate(id);
                          onTold(texts.effectIsRemoved({ effect, time }), true);
                        }}
                      >
                        {common.undo}
                      </Button>
                    </li>
                  );
                })}
              </ul>
            )}
          </fieldset>
        );
      })}
      <div>
        <Button kind={effects.length === 0 ? 'secondary' : 'quiet'} onClick={() => setOpen(true)}>
          {texts.chooseWhatToWatch}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.whatToWatch}>
        <EffectsForm medication={medication} onClose={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
};
