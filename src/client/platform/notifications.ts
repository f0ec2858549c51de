/** What the browser allows: `ask` means that it would ask the person; `none` that it has no notifications. */
type NotifyPermission = 'none' | 'ask' | 'granted' | 'denied';

const PERMISSIONS = { default: 'ask', granted: 'granted', denied: 'denied' } as const;

/** What the browser allows now. Asks nobody. */
export const notifyPermission = (): NotifyPermission =>
  'Notification' in window ? PERMISSIONS[Notification.permission] : 'none';

/** Has the browser ask the person, unless they have answered before. Only ever in a press. */
export const askToNotify = async (): Promise<NotifyPermission> => {
  if (notifyPermission() === 'ask') await Notification.requestPermission();
  return notifyPermission();
};

interface Notice {
  readonly title: string;
  readonly body: string;
  /** A new notification takes the place of the one with the same tag. */
  readonly tag: string;
  /** The page of the app that a press on it opens when none is open. */
  readonly path: string;
}

/**
 * Shows a system notification, without a sound of its own. Does nothing where that is not allowed.
 * Never rejects.
 */
export const notify = async ({ title, body, tag, path }: Notice): Promise<void> => {
  if (notifyPermission() !== 'granted') return;
  const options = { body, tag, silent: true, icon: '/icons/icon-192.png', data: { path } };
  try {
    // Through the service worker, because phones allow no other way; public/notification-click.js
    // answers the press. Pages without one show it themselves.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) await registration.showNotification(title, options);
    else new Notification(title, options).addEventListener('click', () => window.focus());
  } catch {
    // The same is to be seen and heard in the app.
  }
};
