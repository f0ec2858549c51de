import { useState } from 'react';
import { isEnter } from '#client/platform/keys.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { readMinutes } from '#domain/pomodoro/minutes.ts';
import type { Phase } from '#domain/pomodoro/timer.ts';
import { texts } from '#texts/pomodoro.js';
import styles from './pomodoro.module.css';
import { FRESH, pomodoro, setMinutes } from './store.ts';

/** The text of the field while it differs from the stored length. */
interface TypedLength {
  readonly text: string;
  /** The error message; null if the text is valid, or while the field is empty during typing. */
  readonly problem: string | null;
}

const Length = ({ phase }: { readonly phase: Phase }) => {
  const { timer } = useDeviceValue(pomodoro) ?? FRESH;
  const [typed, setTyped] = useState<TypedLength | null>(null);

  const type = ({ value }: HTMLInputElement): void => {
    const read = readMinutes(phase, value);
    setTyped({ text: value, problem: 'problem' in read && value !== '' ? read.problem : null });
  };

  // Saved only on Enter or blur, because a number that is only partly typed can be valid too.
  const commit = ({ value }: HTMLInputElement): void => {
    const read = readMinutes(phase, value);
    setTyped('problem' in read ? { text: value, problem: read.problem } : null);
    if ('minutes' in read) setMinutes(phase, read.minutes);
  };

  return (
    <TextField
      label={texts.minutes[phase]}
      // The browser's number field rejects digits of other scripts.
      inputMode="numeric"
      autoComplete="off"
      value={typed?.text ?? timer.minutes[phase]}
      error={typed?.problem ?? undefined}
      onChange={(event) => type(event.currentTarget)}
      onBlur={(event) => commit(event.currentTarget)}
      onKeyDown={(event) => {
        if (isEnter(event)) commit(event.currentTarget);
      }}
    />
  );
};

/**
 * The lengths of focus and break phases, which are saved on Enter or blur. An invalid length shows an error message.
 */
export const PomodoroLengths = () => (
  <Card heading={texts.lengths}>
    <div className={styles.fields}>
      <Length phase="focus" />
      <Length phase="break" />
    </div>
    <p className={kit.soft}>{texts.lengthsApplyNext}</p>
  </Card>
);
