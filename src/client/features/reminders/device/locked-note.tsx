import { Link } from 'wouter';
import { isAppleTab } from '#client/platform/device/apple-tab.ts';
import { notifyPermission } from '#client/platform/notifications.ts';
import styles from '../reminders.module.css';
import { useThisDevice } from './use-this-device.ts';

/** Warns that timers give no signal on a locked screen; renders nothing if this device gets reminders. */
export const LockedNote = () => {
  const { ability, isOn } = useThisDevice();
  // Without the permission this is certain before the server answers.
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
