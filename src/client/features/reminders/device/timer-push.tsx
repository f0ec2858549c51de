import { useEffect } from 'react';
import type { CueKind } from '#client/lib/cues/use-transition-cues.ts';
import { withLock } from '#client/platform/lock.ts';
import { notifyPermission } from '#client/platform/notifications.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';

/** Changes when reminders are turned on for this device. */
export const turnedOn = deviceValue<{ readonly times: number }>('push-turned-on', (kept) => ({
  times: Number(Object(kept).times) || 0,
}));

/**
 * Has the server push a signal at the ends of one kind of timer, so that it also arrives on a locked screen, if this
 * device gets reminders. Offline, only ends planned earlier get one. Renders nothing.
 */
export const TimerPush = <T,>({ kind }: { readonly kind: CueKind<T> }) => {
  const kept = useDeviceValue(kind.record);
  const on = useDeviceValue(turnedOn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the timer may change its ends
  useEffect(() => {
    const plan = (): void => {
      if (notifyPermission() !== 'granted') return;
      withLock(`timer-push-${kind.name}`, async () => {
        const { planSignals } = await import('./plan-signs.ts');
        await planSignals(kind);
        // Retried at the next occasion.
      }).catch(() => undefined);
    };
    plan();
    return onPossiblyBack(plan);
  }, [kept, kind, on]);
  return null;
};
