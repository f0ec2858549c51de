import { serviceWorkers } from '#client/platform/device/service-worker.ts';
import { notifyPermission } from '#client/platform/notifications.ts';

/**
 * Whether this browser can show reminders while Evenkeel is closed: it cannot (`none`), the person denied the
 * permission, or it can.
 */
export type PushAbility = 'none' | 'denied' | 'possible';

export const pushAbility = (): PushAbility => {
  if (!('PushManager' in window) || serviceWorkers() === null) return 'none';
  const permission = notifyPermission();
  return permission === 'none' || permission === 'denied' ? permission : 'possible';
};

/** The push subscription of this browser; null if it has none. */
export const ownSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await serviceWorkers()?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** The push address of this browser; null if it has none. */
export const ownAddress = async (): Promise<string | null> => {
  if (pushAbility() !== 'possible') return null;
  return (await ownSubscription())?.endpoint ?? null;
};
