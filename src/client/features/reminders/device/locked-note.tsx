import { Link } from 'wouter';
import { isAppleTab } from '#client/platform/device/apple-tab.ts';
import { notifyPermission } from '#client/platform/notifications.ts';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { texts } from '#texts/reminders.js';
import styles from '../reminders.module.css';
import { useThisDevice } from './use-this-device.ts';

/** Warns that timers give no signal on a locked screen. Renders nothing if this device gets reminders. */
export const LockedNote = () => {
  const { ability, isOn } = useThisDevice();
  // Without the notification permission, it is certain that reminders are off, even before the server replies.
  const isOff = notifyPermission() !== 'granted' || ability !== 'possible' || isOn === false;
  if (!isOff) return null;
  return (
    <p className={`${kit.hint} ${styles.locked}`}>
      {texts.noSignalWhenLocked}
      {ability === 'none' && !isAppleTab() ? null : (
        <>
          {' '}
          {sentence(
            texts.turnOnForSignal({
              link: (text) => (
                <Link key="link" to="/settings#reminders">
                  {text}
                </Link>
              ),
            }),
          )}
        </>
      )}
    </p>
  );
};
