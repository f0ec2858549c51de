import { serviceWorkers } from './device/service-worker.ts';

/** `ask`: the browser would ask the person. `none`: it has no notifications. */
type NotifyPermission = 'none' | 'ask' | 'granted' | 'denied';

const PERMISSIONS = { default: 'ask', granted: 'granted', denied: 'denied' } as const;

/** The current permission; does not ask the person. */
export const notifyPermission = (): NotifyPermission =>
  'Notification' in window ? PERMISSIONS[Notification.permission] : 'none';

/** Asks for permission unless the person has answered before; must be called in a press handler. */
export const askToNotify = async (): Promise<NotifyPermission> => {
  if (notifyPermission() === 'ask') await Notification.requestPermission();
  return notifyPermission();
};

interface SystemNotification {
  readonly title: string;
  readonly body: string;
  /** A notification replaces the previous one with the same tag. */
  readonly tag: string;
  /** The page that a press opens when the app is not open. */
  readonly path: string;
}

/** Shows a silent system notification; does nothing without permission. Never rejects. */
export const notify = async ({ title, body, tag, path }: SystemNotification): Promise<void> => {
  if (notifyPermission() !== 'granted') return;
  const options = { body, tag, silent: true, icon: '/icons/icon-192.png', data: { path } };
  try {
    // Phones allow notifications only from the service worker; public/notification-click.js handles
    // the press. Pages without one show it themselves.
    const registration = await serviceWorkers()?.getRegistration();
    if (registration?.active) await registration.showNotification(title, options);
    else new Notification(title, options).addEventListener('click', () => window.focus());
  } catch {
    // The app itself shows and plays the cue too.
  }
};
