import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { Told } from '#client/lib/told.ts';
import { within } from '#client/platform/after.ts';
import { askToNotify } from '#client/platform/notifications.ts';
import { reminderEndpoints } from '#contract/reminders.ts';
import { ownSubscription } from './push-address.ts';
import { turnedOn } from './timer-push.tsx';

const READY_LIMIT_MS = 10_000;

const base64url = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Why reminders could not be turned on, as a sentence. */
class PushProblem extends Told {
  override readonly name = 'PushProblem';
}

const NOT_HERE =
  'This browser did not let Evenkeel send reminders. They still show while Evenkeel is open.';

/** @param isDropped whether no reminders come to the address that this browser has */
const subscribed = async (publicKey: string, isDropped: boolean): Promise<PushSubscription> => {
  try {
    const { pushManager } = await within(READY_LIMIT_MS, navigator.serviceWorker.ready);
    const known = await pushManager.getSubscription();
    const isOurs = known !== null && base64url(known.options.applicationServerKey) === publicKey;
    if (isOurs && !isDropped) return known;
    // The server has a new key, which the old subscription does not know, or the push service dropped its address.
    await known?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    throw new PushProblem(NOT_HERE);
  }
};

/**
 * Asks for permission, which has to happen in a press, and has reminders sent to this browser. Throws a PushProblem
 * with a sentence for the person when that cannot be.
 */
export const turnOn = async (
  userId: string,
  publicKey: string,
  isDropped: boolean,
): Promise<void> => {
  if ((await askToNotify()) !== 'granted') {
    throw new PushProblem(
      'The browser blocks notifications of Evenkeel. They can be allowed in the settings of the browser.',
    );
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

/** Has no more reminders sent to this browser. */
export const turnOff = async (): Promise<void> => {
  const subscription = await ownSubscription();
  if (subscription === null) return;
  await call(reminderEndpoints.unsubscribe, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
};
