import { notifyPermission } from '#client/platform/notifications.ts';
import { deviceValue } from '#client/sync/device-value.ts';

/** Whether the person wants system notifications on this device. Nothing is stored if they do not. */
export const notifyWish = deviceValue<{ readonly wanted: true }>('notify', () => ({
  wanted: true,
}));

/** Whether the person wants system notifications on this device and the browser allows them. */
export const mayNotify = (): boolean =>
  notifyWish.get() !== null && notifyPermission() === 'granted';
