import { Link } from 'wouter';
import { isAppleTab } from '#client/platform/device/apple-tab.ts';
import { notifyPermission } from '#client/platform/notifications.ts';
import styles from '../reminders.module.css';
import { useThisDevice } from './use-this-device.ts';

/** Says beforehand that a locked screen gets no signal of a timer; nothing where reminders come to this device. */
export const LockedNote = () => {
  const { ability, isOn } = useThisDevice();
  // Without the permission it is certain before the server has answered.
  const isOff = notifyPermission() !== 'granted' || ability !== 'possible' || isOn === false;
  if (!isOff) return null;
  return (
    <p className={styles.locked}>
      If this screen is locked, no signal comes.
      {ability === 'none' && !isAppleTab() ? null : (
        <>
          {' '}
          <Link to="/settings#reminders">Turn reminders on</Link> to get one.
        </>
      )}
    </p>
  );
};
