import { useEffect } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { type Pomodoro, pomodoroAt } from '#domain/pomodoro/timer.ts';
import { FRESH, pomodoro, storeNow } from './store.ts';

/** The current timer, updated every second while it runs. */
export const usePomodoro = (): Pomodoro => {
  const { timer } = useDeviceValue(pomodoro) ?? FRESH;
  const { endsAtMs } = timer;
  // All phases last whole minutes, so the seconds of one phase continue those of the previous one.
  const now = pomodoroAt(timer, useNow(endsAtMs === null ? null : endsAtMs - timer.phaseMs));
  const clockWentBack = endsAtMs !== null && now.endsAtMs !== null && now.endsAtMs < endsAtMs;
  // Stored immediately when the clock was set back; otherwise the timer would stop until the clock
  // catches up.
  useEffect(() => {
    if (clockWentBack) storeNow();
  }, [clockWentBack]);
  return now;
};
