import { serviceWorkers } from './device/service-worker.ts';

/** `ask`: the browser would ask the person. `none`: the browser does not support notifications. */
type NotifyPermission = 'none' | 'ask' | 'granted' | 'denied';

const PERMISSIONS = { default: 'ask', granted: 'granted', denied: 'denied' } as const;

/** The current permission; does not ask the person. */
export const notifyPermission = (): NotifyPermission =>
  'Notification' in window ? PERMISSIONS[Notification.permission] : 'none';

/** Asks for permission unless the person has already answered; must be called in a press handler. */
export const askToNotify = async (): Promise<NotifyPermission> => {
  if (notifyPermission() === 'ask') await Notification.requestPermission();
  return notifyPermission();
};

interface SystemNotification {
  readonly title: string;
  readonly body: string;
  /** A notification replaces the previous one with the same tag. */
  readonly tag: string;
  /** The page to open on a press if the app is not open. */
  readonly path: string;
}

/** Shows a silent system notification; does nothing without permission. Never rejects. */
export const notify = async ({ title, body, tag, path }: SystemNotification): Promise<void> => {
  if (notifyPermission() !== 'granted') return;
  const options = { body, tag, silent: true, icon: '/icons/icon-192.png', data: { path } };
  try {
    // Phones allow notifications only from the service worker, where public/notification-click.js handles the press.
    // Without a service worker, the page shows the notification itself.
    const registration = await serviceWorkers()?.getRegistration();
    if (registration?.active) await registration.showNotification(title, options);
    else new Notification(title, options).addEventListener('click', () => window.focus());
  } catch {
    // Ignore failures, because the app also shows and plays the cue itself.
  }
};
