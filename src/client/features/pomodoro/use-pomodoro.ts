import { useEffect } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { type Pomodoro, pomodoroAt } from '#domain/pomodoro/timer.ts';
import { FRESH, pomodoro, settle } from './store.ts';

/** The timer as it is now, renewed every second while it runs. */
export const usePomodoro = (): Pomodoro => {
  const { timer } = useDeviceValue(pomodoro) ?? FRESH;
  const { endsAtMs } = timer;
  // Every phase lasts whole minutes, so that its seconds change with those of the one before.
  const now = pomodoroAt(timer, useNow(endsAtMs === null ? null : endsAtMs - timer.phaseMs));
  const wasSetBack = endsAtMs !== null && now.endsAtMs !== null && now.endsAtMs < endsAtMs;
  // Kept at once where the clock was set back: else the time would stand still until the clock is where it was.
  useEffect(() => {
    if (wasSetBack) settle();
  }, [wasSetBack]);
  return now;
};
