import { useEffect } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { type Pomodoro, pomodoroAt } from '#domain/pomodoro/timer.ts';
import { FRESH, pomodoro, storeNow } from './store.ts';

/** The current timer, updated every second while it runs. */
export const usePomodoro = (): Pomodoro => {
  const { timer } = useDeviceValue(pomodoro) ?? FRESH;
  const { endsAtMs } = timer;
  // All phases last whole minutes, so ticks that are aligned with one phase are also aligned with the next.
  const now = pomodoroAt(timer, useNow(endsAtMs === null ? null : endsAtMs - timer.phaseMs));
  const clockWentBack = endsAtMs !== null && now.endsAtMs !== null && now.endsAtMs < endsAtMs;
  // If the clock was set back, the timer is stored immediately. Otherwise, the time left would not change until the
  // clock catches up.
  useEffect(() => {
    if (clockWentBack) storeNow();
  }, [clockWentBack]);
  return now;
};
