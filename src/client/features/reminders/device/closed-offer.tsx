import { useMutation } from '@tanstack/react-query';
import { errorText } from '#client/lib/user-facing-error.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { turnOn } from './push-device.ts';
import { useThisDevice } from './use-this-device.ts';

/** Whether the person answered the offer on this device, since they logged in. */
const answered = deviceValue('closed-reminders-offer', (kept) =>
  kept === 'answered' ? kept : null,
);

/**
 * Offers reminders while Evenkeel is closed, once after each log-in. Renders nothing if this browser already gets them or
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
  // After a refusal the browser offers nothing more, but its sentence stays until the person closes it.
  if (hasAnswered || !(isOffered || on.error !== null)) return null;
  const close = (): void => answered.set('answered');
  return (
    <section aria-label="Reminders while Evenkeel is closed" className={`${kit.box} ${kit.stack2}`}>
      <p className={kit.bold}>Do you want reminders while Evenkeel is closed, too?</p>
      <p className={kit.hint} role="status">
        {on.error === null
          ? 'A locked screen does not show your own words unless you choose so in Settings.'
          : errorText(on.error)}
      </p>
      <div className={kit.rowMiddle}>
        {on.error === null ? (
          <Button size="small" pending={on.isPending} onClick={() => on.mutate()}>
            Turn on
          </Button>
        ) : null}
        <Button kind="quiet" size="small" onClick={close}>
          {on.error === null ? 'Not now' : 'Close'}
        </Button>
      </div>
    </section>
  );
};
