import { notifyPermission } from '#client/platform/notifications.ts';
import { deviceRecord } from '#client/sync/device-record.ts';

/** Stored while the person wants system notifications on this device. */
export const notifyWish = deviceRecord<{ readonly wanted: true }>('notify', () => ({
  wanted: true,
}));

/** Whether the person wants system notifications on this device and the browser allows them. */
export const mayNotify = (): boolean =>
  notifyWish.get() !== null && notifyPermission() === 'granted';
