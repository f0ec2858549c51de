import { useState } from 'react';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { MAX_MINUTES, MIN_MINUTES, readMinutes } from '#domain/pomodoro/minutes.ts';
import type { Phase } from '#domain/pomodoro/timer.ts';
import styles from './lengths.module.css';
import { FRESH, pomodoro, setMinutes } from './store.ts';

const LABELS: Readonly<Record<Phase, string>> = {
  focus: 'Focus time (minutes)',
  break: 'Break time (minutes)',
};

/** What was typed and is not, or not only, the kept length. */
interface Typed {
  readonly text: string;
  /** Null while nothing is wrong, or while somebody may be about to type. */
  readonly problem: string | null;
}

const Length = ({ phase }: { readonly phase: Phase }) => {
  const { timer } = useDeviceValue(pomodoro) ?? FRESH;
  const [typed, setTyped] = useState<Typed | null>(null);

  const type = ({ value, validity }: HTMLInputElement): void => {
    const read = readMinutes(phase, value);
    const isEmpty = value === '' && !validity.badInput;
    setTyped({ text: value, problem: 'problem' in read && !isEmpty ? read.problem : null });
  };

  // Half of a number is a number too, so that it counts when somebody is done with it.
  const settle = ({ value }: HTMLInputElement): void => {
    const read = readMinutes(phase, value);
    setTyped('problem' in read ? { text: value, problem: read.problem } : null);
    if ('minutes' in read) setMinutes(phase, read.minutes);
  };

  return (
    <TextField
      label={LABELS[phase]}
      type="number"
      inputMode="numeric"
      min={MIN_MINUTES}
      max={MAX_MINUTES}
      step={1}
      autoComplete="off"
      value={typed?.text ?? timer.minutes[phase]}
      error={typed?.problem ?? undefined}
      onChange={(event) => type(event.currentTarget)}
      onBlur={(event) => settle(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(event.currentTarget);
      }}
    />
  );
};

/** How long focus and breaks are. What is typed counts on Enter or when the field is left, or says why it does not. */
export const PomodoroLengths = () => (
  <Card heading="Lengths">
    <div className={styles.fields}>
      <Length phase="focus" />
      <Length phase="break" />
    </div>
    <p className={styles.hint}>
      A phase that has begun keeps its length. What you change counts from the next one on.
    </p>
  </Card>
);
