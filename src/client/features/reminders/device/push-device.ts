import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { UserFacingError } from '#client/lib/user-facing-error.ts';
import { TooLate, within } from '#client/platform/after.ts';
import { serviceWorkers } from '#client/platform/device/service-worker.ts';
import { askToNotify } from '#client/platform/notifications.ts';
import { reminderEndpoints } from '#contract/reminders.ts';
import { texts } from '#texts/reminders.js';
import { ownSubscription } from './push-address.ts';
import { turnedOn } from './timer-push.tsx';

/** The time limit for the browser and its push service together. */
const SUBSCRIBE_LIMIT_MS = 10_000;

const base64url = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The error when reminders could not be turned on. Its message is a sentence for the person. */
class PushProblem extends UserFacingError {
  override readonly name = 'PushProblem';
}

/** @param isDropped whether the server no longer sends to this browser's address */
const subscribe = async (publicKey: string, isDropped: boolean): Promise<PushSubscription> => {
  const workers = serviceWorkers();
  if (workers === null) throw new PushProblem(texts.browserRefused);
  const { pushManager } = await workers.ready;
  const known = await pushManager.getSubscription();
  const isOurs = known !== null && base64url(known.options.applicationServerKey) === publicKey;
  if (isOurs && !isDropped) return known;
  // Either the server has a new key or the push service dropped the address, so a new subscription is necessary.
  await known?.unsubscribe();
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};

const subscribed = async (publicKey: string, isDropped: boolean): Promise<PushSubscription> => {
  try {
    return await within(SUBSCRIBE_LIMIT_MS, subscribe(publicKey, isDropped));
  } catch (error) {
    throw new PushProblem(error instanceof TooLate ? texts.serviceSilent : texts.browserRefused);
  }
};

/**
 * Asks for permission and subscribes this browser to reminders. Must be called from a user gesture.
 *
 * @throws PushProblem if this is not possible, with a sentence for the person
 */
export const turnOn = async (
  userId: string,
  publicKey: string,
  isDropped: boolean,
): Promise<void> => {
  if ((await askToNotify()) !== 'granted') {
    throw new PushProblem(texts.notAllowed);
  }
  const subscription = await subscribed(publicKey, isDropped);
  await call(reminderEndpoints.subscribe, {
    body: {
      userId,
      endpoint: subscription.endpoint,
      keys: {
        p256dh: base64url(subscription.getKey('p256dh')),
        auth: base64url(subscription.getKey('auth')),
      },
      zone: deviceZone(),
    },
  });
  turnedOn.set({ times: (turnedOn.get()?.times ?? 0) + 1 });
};

/** Unsubscribes this browser from reminders. */
export const turnOff = async (): Promise<void> => {
  const subscription = await ownSubscription();
  if (subscription === null) return;
  await call(reminderEndpoints.unsubscribe, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
};
