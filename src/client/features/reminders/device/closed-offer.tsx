import { useMutation } from '@tanstack/react-query';
import { errorText } from '#client/lib/user-facing-error.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from '../reminders.module.css';
import { turnOn } from './push-device.ts';
import { useThisDevice } from './use-this-device.ts';

/** Whether the person answered the offer on this device. */
const answered = deviceValue('closed-reminders-offer', (kept) =>
  kept === 'answered' ? kept : null,
);

/**
 * Offers reminders while Evenkeel is closed, once on each device. Renders nothing if this browser already gets them or
 * cannot show them.
 */
export const ClosedOffer = () => {
  const { userId, ability, isOn, isDropped, publicKey, refresh } = useThisDevice();
  const hasAnswered = useDeviceValue(answered) !== null;
  const on = useMutation({
    mutationFn: () => turnOn(userId, publicKey ?? '', isDropped),
    onSettled: refresh,
  });
  const isOffered = ability === 'possible' && isOn === false && !isDropped && publicKey !== null;
  if (!isOffered || hasAnswered) return null;
  const close = (): void => {
    // The pressed button disappears, so the focus moves to the page.
    document.getElementById('content')?.focus({ preventScroll: true });
    answered.set('answered');
  };
  return (
    <section aria-label="Reminders while Evenkeel is closed" className={styles.notice}>
      <div className={styles.status}>
        <p className={kit.bold}>Do you want reminders while Evenkeel is closed, too?</p>
        <p className={kit.hint} role="status">
          {on.error === null
            ? 'A locked screen does not show your own words unless you choose so in Settings.'
            : errorText(on.error)}
        </p>
      </div>
      <div className={kit.rowMiddle}>
        <Button size="small" pending={on.isPending} onClick={() => on.mutate()}>
          Turn on
        </Button>
        <Button kind="quiet" size="small" onClick={close}>
          Not now
        </Button>
      </div>
    </section>
  );
};
