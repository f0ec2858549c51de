import { useMutation } from '@tanstack/react-query';
import { localTimeText } from '#client/lib/date-text.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import banners from '#client/lib/window/banners.module.css';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/reminders.js';
import { turnOn } from './push-device.ts';
import { useThisDevice } from './use-this-device.ts';

/** Whether the person answered the offer on this device, since they logged in. */
const answered = deviceValue('closed-reminders-offer', (kept) =>
  kept === 'answered' ? kept : null,
);

interface ClosedOfferProps {
  /** Whether the offer is a card of its own. */
  readonly isAlone?: boolean;
  /** The time of the reminder of a task just added, as HH:MM, if the offer is a banner about it. */
  readonly remindsAt?: string;
}

/**
 * Offers reminders while Evenkeel is closed, once after each log-in. Renders nothing if this browser already gets them or
 * cannot show them.
 */
export const ClosedOffer = ({ isAlone = false, remindsAt }: ClosedOfferProps) => {
  const { userId, ability, isOn, isDropped, publicKey, refresh } = useThisDevice();
  const hasAnswered = useDeviceValue(answered) !== null;
  const on = useMutation({
    mutationFn: () => turnOn(userId, publicKey ?? '', isDropped),
    onSettled: refresh,
  });
  const isOffered = ability === 'possible' && isOn === false && !isDropped && publicKey !== null;
  // What came of the press stays until the person closes it, although there is nothing more to offer.
  if (hasAnswered || !(isOffered || !on.isIdle)) return null;
  const outcome = on.isSuccess ? texts.closedAreOn : on.error === null ? null : errorText(on.error);
  const close = (): void => answered.set('answered');
  const buttons = (
    <>
      {outcome === null ? (
        <Button
          size="small"
          pending={on.isPending}
          pendingLabel={texts.turningOn}
          onClick={() => on.mutate()}
        >
          {texts.offerTurnOn}
        </Button>
      ) : null}
      <Button kind="quiet" size="small" onClick={close}>
        {outcome === null ? common.notNow : common.close}
      </Button>
    </>
  );
  if (remindsAt !== undefined) {
    return (
      <section aria-label={texts.ofNewTask} className={`${kit.rowMiddle13} ${banners.banner}`}>
        <p role="status" className={banners.text}>
          {outcome ?? texts.newTaskOffer({ time: localTimeText(remindsAt) })}
        </p>
        {buttons}
      </section>
    );
  }
  return (
    <section
      aria-label={texts.closedReminders}
      className={isAlone ? `${kit.card} ${kit.stack2}` : kit.stack2}
    >
      {on.isSuccess ? null : <p className={kit.bold}>{texts.closedOffer}</p>}
      <p className={kit.hint} role="status">
        {outcome ?? texts.aboutClosed}
      </p>
      <div className={kit.rowMiddle}>{buttons}</div>
    </section>
  );
};
