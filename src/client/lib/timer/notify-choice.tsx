import { useState } from 'react';
import { askToNotify, notifyPermission } from '#client/platform/notifications.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import styles from './notify-choice.module.css';
import { notifyWish } from './notify-wish.ts';

/** The choice of being told by system notifications too. The browser asks only when it is pressed. */
export const NotifyChoice = () => {
  const wish = useDeviceValue(notifyWish);
  const [refused, setRefused] = useState(false);
  if (notifyPermission() === 'none') return null;
  const change = async (wanted: boolean): Promise<void> => {
    setRefused(false);
    if (!wanted) return notifyWish.set(null);
    const isGranted = (await askToNotify()) === 'granted';
    setRefused(!isGranted);
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
        {refused
          ? 'The browser does not allow notifications from Evenkeel. You can change that in the browser’s settings for this site.'
          : null}
      </p>
    </div>
  );
};
