import { useState } from 'react';
import { askToNotify, notifyPermission } from '#client/platform/notifications.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import styles from './notify-choice.module.css';
import { notifyWish } from './notify-wish.ts';

/** A checkbox for system notifications; the browser asks for permission only when it is checked. */
export const NotifyChoice = () => {
  const wish = useDeviceValue(notifyWish);
  const [isDenied, setIsDenied] = useState(false);
  if (notifyPermission() === 'none') return null;
  const change = async (wanted: boolean): Promise<void> => {
    setIsDenied(false);
    if (!wanted) return notifyWish.set(null);
    const isGranted = (await askToNotify()) === 'granted';
    setIsDenied(!isGranted);
    if (isGranted) notifyWish.set({ wanted: true });
  };
  return (
    <div className={styles.choice}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={wish !== null && notifyPermission() === 'granted'}
          onChange={(event) => void change(event.target.checked)}
        />
        Also notify me
      </label>
      <p role="status" className={styles.hint}>
        {isDenied
          ? 'The browser does not allow notifications from Evenkeel. You can change that in the browser’s settings for this site.'
          : null}
      </p>
    </div>
  );
};
