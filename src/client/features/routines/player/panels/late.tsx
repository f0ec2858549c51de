import { useState } from 'react';
import { currentMs } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { openMs, plannedMsOf } from '#domain/routines/player/clock.ts';
import { proposeSkips } from '#domain/routines/player/late.ts';
import { openIds, type Run, stepOf } from '#domain/routines/player/run.ts';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/routine-player.js';
import type { Press } from '../run/use-run.ts';
import { plannedText } from '../words.ts';

const MOST_MINUTES = 1_440;
const QUICK = [5, 10, 15, 20, 30] as const;

interface LatePanelProps {
  readonly run: Run;
  readonly press: Press;
  readonly open: boolean;
  readonly onClose: () => void;
}

const readMinutes = (text: string): number | null => {
  const minutes = wholeNumber(text);
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
};

const LateForm = ({ run, press, onClose }: Omit<LatePanelProps, 'open'>) => {
  const [text, setText] = useState('');
  /** The person's own selection; null while the proposed selection is used. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const minutes = readMinutes(text);
  const now = currentMs();
  const proposal = minutes === null ? null : proposeSkips(run, minutes, now);
  const leaving = chosen ?? proposal?.stepIds ?? [];
  const others = openIds(run).filter((id) => id !== run.currentId);
  const leftOutMs = leaving.reduce((sum, id) => sum + (plannedMsOf(run, id) ?? 0), 0);
  const staysMinutes = Math.ceil(Math.max(0, openMs(run, now) - leftOutMs) / MINUTE_MS);
  const change = (value: string): void => {
    setText(value);
    setChosen(null);
  };
  const toggle = (id: string): void =>
    setChosen(leaving.includes(id) ? leaving.filter((one) => one !== id) : [...leaving, id]);
  const leave = (): void => {
    setHasTried(true);
    if (minutes === null) return;
    if (leaving.length > 0) press('late', { minutes, stepIds: leaving });
    onClose();
  };
  return (
    <div className={kit.stack4}>
      <TextField
        label={texts.howManyMinutes}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={
          hasTried && minutes === null ? texts.minutesNeeded({ max: MOST_MINUTES }) : undefined
        }
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className={kit.row23}>
        {QUICK.map((one) => (
          <Button key={one} kind="secondary" size="small" onClick={() => change(String(one))}>
            {texts.plannedTime({ minutes: one })}
          </Button>
        ))}
      </div>
      <div role="status">
        {proposal === null ? null : (
          <p>
            {leaving.length === 0 && proposal.fits
              ? texts.itAllFits({ minutes: staysMinutes })
              : texts.restTakes({ minutes: staysMinutes })}
          </p>
        )}
      </div>
      {proposal === null || others.length === 0 ? null : (
        <fieldset className={kit.stack2}>
          <legend className={kit.legend}>{texts.leaveOutToday}</legend>
          {others.map((id) => {
            const step = stepOf(run, id);
            return step === null ? null : (
              <label key={id} className={kit.checkLine}>
                <input type="checkbox" checked={leaving.includes(id)} onChange={() => toggle(id)} />
                <span>
                  <bdi>{step.title}</bdi>{' '}
                  <span className={kit.soft}>{plannedText(step.minutes, null)}</span>
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
      <div className={kit.row23}>
        <Button onClick={leave}>
          {leaving.length === 0 ? texts.keepEveryStep : texts.leaveTheseOut}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
};

/** Asks how many minutes are left, and proposes steps to leave out. The person decides. */
export const LatePanel = ({ open, ...form }: LatePanelProps) => (
  <Dialog open={open} onClose={form.onClose} title={texts.runningLate}>
    <LateForm {...form} />
  </Dialog>
);
