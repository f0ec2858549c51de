import { useEffect } from 'react';
import type { CueKind } from '#client/lib/cues/use-transition-cues.ts';
import { withLock } from '#client/platform/lock.ts';
import { notifyPermission } from '#client/platform/notifications.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';

/** A value that changes whenever reminders are turned on for this device. */
export const turnedOn = deviceValue<{ readonly times: number }>('push-turned-on', (kept) => ({
  times: Number(Object(kept).times) || 0,
}));

/**
 * Asks the server to push a signal at the ends of one kind of timer, so that the signal also arrives on a locked
 * screen. This requires that the device gets reminders. While the device is offline, only ends that were planned
 * earlier cause a signal. Renders nothing.
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
        // A failed attempt is repeated at the next opportunity.
      }).catch(() => undefined);
    };
    plan();
    return onPossiblyBack(plan);
  }, [kept, kind, on]);
  return null;
};
